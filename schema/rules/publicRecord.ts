type Labelled = { label: string; value: string };
type PublicPicture = { id: string; url: string; thumbnailUrl: string; position: number };

/** What visitors see of a record, in words and figures as they are read. */
export type PublicRecord = {
  shop: { name: string; lines: string[]; logo: PublicPicture | null };
  /** What kind of record it is, and its title. */
  one: string;
  title: string | null;
  pictures: PublicPicture[];
  facts: Labelled[];
  /** The price in other currencies, each at the rate of a day. */
  abroad: { currency: string; price: string; day: string }[];
  lists: { columns: { label: string; end: boolean }[]; rows: string[][] }[];
  totals: Labelled[];
};
