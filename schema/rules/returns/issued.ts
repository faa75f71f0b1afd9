/** Natures of documents as table 13 of GSTR-1 numbers them. */
const natures = {
  invoice: { number: 1, name: 'Invoices for outward supply' },
  debitNote: { number: 4, name: 'Debit Note' },
  creditNote: { number: 5, name: 'Credit Note' },
  jobWork: { number: 9, name: 'Delivery Challan for job work' },
  approval: { number: 10, name: 'Delivery Challan for supply on approval' },
  challan: {
    number: 12,
    name: 'Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)',
  },
} as const;
export type Nature = keyof typeof natures;

/** A document that got its number in the month, whatever became of it. */
export type Issued = { nature: Nature; number: string; isCancelled: boolean };

export type IssuedJson = {
  doc_num: number;
  doc_typ: string;
  docs: { num: number; from: string; to: string; totnum: number; cancel: number; net_issue: number }[];
};

/** Numbers that follow one another, of each nature. */
export const documentsIssued = (issued: readonly Issued[]): IssuedJson[] =>
  (Object.keys(natures) as Nature[]).flatMap((nature): IssuedJson[] => {
    const docs = runsOf(issued.filter(document => document.nature === nature)).map((run, n) => {
      const cancel = run.filter(({ isCancelled }) => isCancelled).length;
      return {
        num: n + 1,
        from: run[0]!.number,
        to: run.at(-1)!.number,
        totnum: run.length,
        cancel,
        net_issue: run.length - cancel,
      };
    });
    return docs.length ? [{ doc_num: natures[nature].number, doc_typ: natures[nature].name, docs }] : [];
  });

/** What stands in front of the serial number, and that number: `B/26-27/` and 12 of `B/26-27/0012`. */
export const seriesOf = (number: string): { series: string; serial: number } => {
  const digits = /\d+$/.exec(number)?.[0] ?? '';
  return { series: number.slice(0, number.length - digits.length), serial: Number(digits) };
};

/** By series and serial number. */
export const inSeries = <T extends { number: string }>(documents: readonly T[]): T[][] =>
  [...Map.groupBy(documents, ({ number }) => seriesOf(number).series)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, those]) => those.toSorted((a, b) => seriesOf(a.number).serial - seriesOf(b.number).serial));

const runsOf = (documents: readonly Issued[]): Issued[][] =>
  inSeries(documents).flatMap(series => {
    const runs: Issued[][] = [];
    for (const document of series) {
      const run = runs.at(-1);
      const follows = run && seriesOf(run.at(-1)!.number).serial + 1 === seriesOf(document.number).serial;
      if (follows) run.push(document);
      else runs.push([document]);
    }
    return runs;
  });
