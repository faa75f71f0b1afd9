/** A print in the history of a record: which paper, and its number among the prints of this paper, from 1. */
export type PaperPrint = { paper: string; number: number };
