/** How a file's columns become fields. Header names are compared without case, spaces and punctuation. */
export type Source = string | Join | Says;
type Join = { join: string; of: readonly string[] };
/** This word in each row where one of the columns holds more than nought. */
type Says = { says: string; of: readonly string[] };

export type ImportRules<F extends string> = {
  /** Field -> columns to try, in order; of those the first that holds a valid value counts. The field's own name and its label in every language always do. */
  columns: { [K in F]?: readonly Source[] };
  /** For what neither the file nor the person gives, and for a choice that is none of the list. */
  defaults?: { [K in F]?: unknown };
  /**
   * Yes or no: which words in its columns mean yes, beside the plain ones; another word there says nothing. A choice: which words mean which
   * of its values; they may stand behind a figure in one cell, `1,500.00 Dr`, which is read as both.
   */
  means?: { [K in F]?: readonly string[] | Readonly<Record<string, readonly string[]>> };
  /** Fields that a form demands and a file may lack. */
  optional?: readonly F[];
  /** Optional fields of which a wrong value is left out and told of, rather than the row refused. */
  lenient?: readonly F[];
  /** Field -> the field of whose further values it takes one: a second number, a second address. */
  rest?: { [K in F]?: F };
  /** References whose titles become new records when there are none of that name. */
  makes?: readonly F[];
  /** Rows that go on with the record above: same value in `by`, and of an empty column the value above is meant. */
  continued?: { by: string; columns: readonly string[] };
  /**
   * Of records that files know by no key: a new one that agrees with one that is there in all of these is likely the same, which a trial tells. The
   * first of them leads there.
   */
  alike?: readonly F[];
  /** Rows that are no records of their own. `cell` takes a column's header, or a field's name for the field in any language. */
  skip?: (cell: (name: string) => string) => boolean;
};

/** A column made of several: `joined('-', 'Handle', 'Option1 Value')`; empty ones are left out. */
export const joined = (join: string, ...of: readonly string[]): Source => ({ join, of });

/** A word that no cell holds and a column tells: `says('Dr', 'Debit')`. */
export const says = (word: string, ...of: readonly string[]): Source => ({ says: word, of });
