/** A table as PostgreSQL will hold it: what migrations are made of and what the catalogue is checked against. */
export type Column = { name: string; type: string; nullable?: boolean; initial?: string; generated?: string };

/** `unique` ones hold among the rows that `where` lets through. `columns` may be expressions. */
export type Index = {
  name: string;
  columns: readonly string[];
  unique?: boolean;
  /** Two rows in which the same column is empty are alike too. */
  nullsAlike?: boolean;
  where?: string;
  using?: string;
  options?: string;
};

/** Composite with the shop wherever both sides belong to one. */
export type ForeignKey = { name: string; columns: readonly string[]; table: string; to: readonly string[] };

export type Table = {
  name: string;
  /**
   * 'shop': `shop_id` leads every key and a policy lets one shop's rows through. 'platform': a reference table, out of
   * reach of the role of shops. 'shared': a reference table of which that role sees the rows of its own space.
   */
  scope: 'shop' | 'platform' | 'shared';
  columns: readonly Column[];
  key: readonly string[];
  indexes: readonly Index[];
  foreignKeys: readonly ForeignKey[];
  /** Has a search function `search_<name>` over its column `search_text`. */
  searchable?: boolean;
  /** Each row is one person's, `user_id`, and closed to everybody else of the shop; 'alone': nobody else puts any there either. */
  personal?: boolean | 'alone' | { unless: string };
  /** To which rows the role `desk` is held, and what it may do with them. */
  desk?: {
    rows: string;
    may: string;
    /** A column: rows in which it is true are for nobody else. */
    alone?: string;
  };
  /** Lists over all shops read it. */
  across?: boolean;
  /** The role `clearer` deletes its rows, in one shop at a time. */
  clearable?: boolean;
  /** The column that only transitions change. */
  states?: TableStates;
  /** Numbered documents that take effect when they are made: the column with the day. */
  takesEffectOn?: string;
  /** Nobody changes or deletes its rows. */
  appendOnly?: AppendOnly;
  /** What every row keeps to, whoever writes it. */
  checks?: readonly Check[];
};

/** `added`: what must be true of a new row. `released`: the column that a transition may empty. */
export type AppendOnly = { added: string | null; released: string | null };
export type Check = { name: string; condition: string };

/** `effectOn`: the column with the day, where a document takes effect or is taken back by that transition. */
export type TableStates = {
  column: string;
  initial: string;
  transitions: Readonly<Record<string, { from: readonly string[]; to: string; effectOn?: string }>>;
};

/** `productCode` -> `product_code`. */
export const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
