export const transferQueue = 'transfers';

/** A transfer of that shop: what it says goes to the other shop, and what became of its pieces comes back. */
export type TransferJob = { shop: string; id: string };
