/** A return that is written into a file: of which month, GSTIN and shops. */
export type ReturnWanted = {
  month: string;
  gstin: string;
  /** Other GSTINs under which documents of the month were issued. */
  others?: string[];
  shops: { id: string; name: string }[];
  /** GSTR-1 otherwise. */
  of?: 'gstr3b' | 'cmp08';
};
