-- CreateTable
CREATE TABLE "Count" (
    "what" TEXT NOT NULL PRIMARY KEY,
    "until" INTEGER NOT NULL,
    "count" INTEGER NOT NULL
);

-- CreateIndex
CREATE INDEX "Count_until_idx" ON "Count"("until");
