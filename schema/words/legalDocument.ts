/** A paragraph, or a list with a line before it. */
export type Block = string | { before?: string; items: readonly string[] };
export type LegalSection = { id: string; title: string; blocks: readonly Block[] };
export type LegalDocument = { title: string; lead: string; sections: readonly LegalSection[] };

/** What the documents say of one app; of the whole service where there is none. */
export type Subject = { name: string; app: 'tsinvoice' | 'tsmessenger' | null };

export const section = (id: string, title: string, ...blocks: Block[]): LegalSection => ({ id, title, blocks });
