/**
 * The two sides of a document. From the moment it takes effect, which is when it gets its number, it keeps them as they were: the shop that
 * gives it out, and the `other` party. `none` says why a numbered record keeps neither.
 */
export type Parties<Name extends string = string> =
  | {
      /** The reference to the contact on the other side; null where there is none, or the document names it by fields of its own. */
      other: Name | null;
      /** The reference to the document whose parties this one takes over. */
      from?: Name;
    }
  | { none: string };

/** The parties that a document freezes; undefined for a record that keeps none. */
export const frozenParties = <Name extends string>({
  parties,
}: {
  parties?: Parties<Name>;
}): Exclude<Parties<Name>, { none: string }> | undefined => (parties && 'other' in parties ? parties : undefined);
