-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL,
    "madeAt" TEXT NOT NULL,
    "ownerHash" TEXT NOT NULL,
    "scorerHash" TEXT NOT NULL,
    "viewerHash" TEXT NOT NULL,

    CONSTRAINT "Table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "tableId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "clock" INTEGER NOT NULL,
    "stamp" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "at" TEXT NOT NULL,
    "facts" TEXT NOT NULL,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("tableId","id")
);

-- CreateTable
CREATE TABLE "Deleted" (
    "idHash" TEXT NOT NULL,
    "at" TEXT NOT NULL,

    CONSTRAINT "Deleted_pkey" PRIMARY KEY ("idHash")
);

-- CreateTable
CREATE TABLE "Count" (
    "what" TEXT NOT NULL,
    "until" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "Count_pkey" PRIMARY KEY ("what")
);

-- CreateIndex
CREATE UNIQUE INDEX "Entry_tableId_clock_key" ON "Entry"("tableId", "clock");

-- CreateIndex
CREATE INDEX "Count_until_idx" ON "Count"("until");

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
