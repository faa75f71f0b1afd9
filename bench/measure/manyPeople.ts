import { setTimeout as delay } from 'node:timers/promises';
import type { Figure, SeededShop } from '../figure.ts';
import type { Child } from './child.ts';
import { bodyOf, latencies, rawRequest } from './load.ts';
import { whole } from './rounds.ts';

const people = 100_000;
const longestWait = 100;

/** What a shop brings from elsewhere: every row is checked, and nobody in it is known yet. */
const sheet = (): File => {
  const lines = Array.from(
    { length: people },
    (_, i) =>
      `Person ${i},+91 ${String(70_000_00000 + i * 7).replace(/^(\d{5})/, '$1 ')},person${i}@bench.test,VIP ${i % 20}`,
  );
  return new File([['Name,Mobile,Email,Group', ...lines].join('\r\n')], 'people.csv', { type: 'text/csv' });
};

type Report = { id: string; state: string; done: number; created: number };

/** One shop brings 100,000 contacts: how long that takes, and how long somebody else waits for a page meanwhile. */
export const manyPeople = async (
  name: string,
  { port, watched }: Child,
  [bringing, other]: [SeededShop, SeededShop],
): Promise<Figure[]> => {
  const page = rawRequest(`/api/shops/${other.id}/contacts?pageSize=20`, { token: other.token });
  const alone = await latencies(
    port,
    Array.from({ length: 500 }, () => page),
  );
  await watched();
  const waits: number[] = [];
  const started = performance.now();
  let seconds = Infinity;
  const importing = bring(port, bringing).finally(() => (seconds = (performance.now() - started) / 1_000));
  while (seconds === Infinity) {
    waits.push(...(await latencies(port, [page])));
    await delay(5);
  }
  const report = await importing;
  if (report.created !== people) throw new Error(`The import made ${report.created}: ${JSON.stringify(report)}`);
  const { longestDelayMs } = await watched();
  waits.sort((one, next) => one - next);
  const at = (share: number) => `${whole(waits[Math.ceil(waits.length * share) - 1]!)} ms`;
  return [
    {
      name: `${name}: longest wait of others while ${people / 1_000},000 contacts come in`,
      figure: `${at(1)} (half ${at(0.5)}, 99 of 100 ${at(0.99)}; without an import at most ${whole(Math.max(...alone))} ms; event loop held ${Math.round(longestDelayMs)} ms); they are in after ${seconds.toFixed(0)} s, ${whole(people / seconds)} rows/s`,
      wanted: `at most ${longestWait} ms`,
      met: waits.at(-1)! <= longestWait,
    },
  ];
};

/** From the upload to the last row, looking at the progress as a person's page does. */
const bring = async (port: number, { id, token }: SeededShop): Promise<Report> => {
  const form = new FormData();
  form.set('contacts', sheet());
  const response = await fetch(`http://127.0.0.1:${port}/api/shops/${id}/contacts/list`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(await response.text());
  let { data: report } = (await response.json()) as { data: Report };
  const progress = rawRequest(`/api/shops/${id}/imports/${report.id}`, { token });
  while (report.state === 'running') {
    await delay(500);
    report = (JSON.parse(await bodyOf(port, progress)) as { data: Report }).data;
  }
  return report;
};
