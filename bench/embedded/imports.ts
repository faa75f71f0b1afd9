import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, SeededShop } from '../figure.ts';
import { median, whole } from '../measure/rounds.ts';
import { held, startEmbedded } from './lists.ts';

const rows = 10_000;
const rounds = 3;

type Kind = {
  what: string;
  path: string;
  header: string;
  line: (n: number, round: number) => string[];
  wanted?: number;
};

/** Files like those that shops bring: every row is checked, and what it refers to is found by name. */
const products: Kind = {
  what: 'rows',
  path: 'admin/products',
  header: 'Name,Product Code,HSN Code,Tax (%),Category,Unit,MRP,Purchase Price,Selling Price,Description',
  wanted: 5_000,
  line: (i, round) => [
    `"Temple gold ring, size ${i % 30}"`,
    `I${round}-${i}`,
    '7113',
    '3',
    `Category ${i % 8}`,
    'gm',
    `${1_000 + i}.50`,
    `${800 + i}`,
    `${900 + i}.25`,
    '"<p>Hallmarked, with a certificate.</p>"',
  ],
};

const design = 'Ring of pieces';

/** Each with its metal in the books. */
const pieces: Kind = {
  what: 'pieces',
  path: 'pieces',
  header: 'Tag No,Product,Metal,Purity,Gross Wt,Stone Wt,Making,Wastage %,Counter',
  line: (i, round) => [
    `B${round}-${i}`,
    design,
    'Gold',
    '916',
    `${2 + (i % 900) / 10}`,
    '0.25',
    '450',
    '3',
    `Tray ${i % 12}`,
  ],
};

const sheet = ({ header, line }: Kind, round: number): File => {
  const lines = Array.from({ length: rows }, (_, i) => line(i, round).join(','));
  return new File([[header, ...lines].join('\r\n')], 'stock.csv', { type: 'text/csv' });
};

type Report = { id: string; state: string; created: number; failed: number };

const call = async (
  port: number,
  { id, token }: SeededShop,
  path: string,
  body?: FormData | string,
): Promise<Report> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/shops/${id}/${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body }),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { data: Report }).data;
};

/** From the upload to the last row, as the person sees it: rows a second. */
const importing = async (port: number, shop: SeededShop, kind: Kind, round: number): Promise<number> => {
  const form = new FormData();
  form.set('file', sheet(kind, round));
  const started = performance.now();
  let report = await call(port, shop, `${kind.path}/import`, form);
  while (report.state === 'running') {
    await delay(25);
    report = await call(port, shop, `imports/${report.id}`);
  }
  if (report.created !== rows) throw new Error(`The import made ${report.created} records: ${JSON.stringify(report)}`);
  return rows / ((performance.now() - started) / 1_000);
};

export const embeddedImport = async (): Promise<Figure[]> => {
  const ours = await startEmbedded(1 + rounds, 100);
  const warm = ours.shops[rounds]!;
  const product = { name: design, productCode: 'R-1', unitId: warm.unit, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
  await call(ours.port, warm, products.path, JSON.stringify(product));
  const figures: Figure[] = [];
  for (const kind of [products, pieces]) {
    await importing(ours.port, warm, kind, rounds);
    await ours.watched();
    const rates: number[] = [];
    for (let round = 0; round < rounds; round++)
      rates.push(await importing(ours.port, kind === products ? ours.shops[round]! : warm, kind, round));
    const { longestDelayMs } = await ours.watched();
    figures.push(figureOf(kind, median(rates)), held(`imports of ${kind.what}`, longestDelayMs));
  }
  await ours.stop();
  return figures;
};

const figureOf = ({ what, wanted }: Kind, rate: number): Figure => ({
  name: `Embedded: import of 10,000 ${what} from CSV`,
  figure: `${whole(rate)} ${what}/s, checked, with history`,
  ...(wanted !== undefined && { wanted: `at least ${whole(wanted)} rows/s`, met: rate >= wanted }),
});
