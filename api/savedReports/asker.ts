/** For whom a saved report is read, as they are in that moment. */
export type Asker = { shop: string; user: string; at: Date };
