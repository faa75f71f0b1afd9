/** The test file of a batch of mutants. `batchTrial.ts` gives it its text. */
export {};
