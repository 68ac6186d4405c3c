-- CreateTable
CREATE TABLE "Table" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "madeAt" TEXT NOT NULL,
    "ownerHash" TEXT NOT NULL,
    "scorerHash" TEXT NOT NULL,
    "viewerHash" TEXT NOT NULL
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

    PRIMARY KEY ("tableId", "id"),
    CONSTRAINT "Entry_tableId_fkey" FOREIGN KEY ("tableId") REFERENCES "Table" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Deleted" (
    "idHash" TEXT NOT NULL PRIMARY KEY,
    "at" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Entry_tableId_clock_key" ON "Entry"("tableId", "clock");
