import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, SeededShop } from '../figure.ts';
import { median, whole } from '../measure/rounds.ts';
import { held, startEmbedded } from './lists.ts';

const rows = 10_000;
const rounds = 3;
const wanted = 4_000;

/** A file like those that shops bring: every row is checked, its category and unit are found by their names. */
const sheet = (round: number): File => {
  const lines = Array.from({ length: rows }, (_, i) =>
    [
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
    ].join(','),
  );
  const header = 'Name,Product Code,HSN Code,Tax (%),Category,Unit,MRP,Purchase Price,Selling Price,Description';
  return new File([[header, ...lines].join('\r\n')], 'stock.csv', { type: 'text/csv' });
};

type Report = { id: string; state: string; created: number; failed: number };

const call = async (port: number, { id, token }: SeededShop, path: string, form?: FormData): Promise<Report> => {
  const response = await fetch(`http://127.0.0.1:${port}/api/shops/${id}/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(form && { method: 'POST', body: form }),
  });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { data: Report }).data;
};

/** From the upload to the last row, as the person sees it. */
const importing = async (port: number, shop: SeededShop, round: number): Promise<number> => {
  const form = new FormData();
  form.set('file', sheet(round));
  const started = performance.now();
  let report = await call(port, shop, 'admin/products/import', form);
  while (report.state === 'running') {
    await delay(25);
    report = await call(port, shop, `imports/${report.id}`);
  }
  if (report.created !== rows) throw new Error(`The import made ${report.created} products: ${JSON.stringify(report)}`);
  return rows / ((performance.now() - started) / 1_000);
};

export const embeddedImport = async (): Promise<Figure[]> => {
  const ours = await startEmbedded(1 + rounds, 100);
  await importing(ours.port, ours.shops[rounds]!, rounds);
  await ours.watched();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push(await importing(ours.port, ours.shops[round]!, round));
  const { longestDelayMs } = await ours.watched();
  await ours.stop();
  return [
    {
      name: 'Embedded: import of 10,000 rows from CSV',
      figure: `${whole(median(rates))} rows/s, checked, with history`,
      wanted: `at least ${whole(wanted)} rows/s`,
      met: median(rates) >= wanted,
    },
    held('imports', longestDelayMs),
  ];
};
