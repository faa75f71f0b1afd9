import pg from 'pg';
import { createApi } from '../../api/app.ts';
import type { Ports } from '../../api/ports.ts';
import { openServer } from '../../server/db/server.ts';
import { nodePorts } from '../../server/ports.ts';
import { benchBills, benchNotes, withBenchDocuments } from '../documents/benchDocuments.ts';
import { bareDocuments, type NewDocument } from '../documents/bareDocuments.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { alternate, median, rate, ratio, type Series } from '../measure/rounds.ts';

const seconds = 2;
const rounds = 7;
const atOnce = 16;
const lineCount = 20;

/** A document of 20 lines, saved and read by the whole call, beside the statements that somebody would write by hand for it. */
export const documents = async (stage: Stage): Promise<Figure[]> => {
  const { call, bare, made, close } = await openDocuments(stage);
  const id = await call('POST', benchNotes.name, made());
  const kept = await bare.make(made());
  const saved = await alternate(
    {
      ours: () => perSecond(() => call('POST', benchNotes.name, made())),
      bare: () => perSecond(() => bare.make(made())),
    },
    { rounds },
  );
  const read = await alternate(
    {
      ours: () => perSecond(() => call('GET', `${benchNotes.name}/${id}`)),
      bare: () => perSecond(() => bare.read(kept)),
    },
    { rounds },
  );
  await close();
  return [
    compared(`A document of ${lineCount} lines saved`, saved, 'by hand', 0.7),
    compared(`A document of ${lineCount} lines read`, read, 'by hand', 0.7),
  ];
};

/** Sixteen people who take numbers of one series at once, beside the same documents without a number. */
export const numbers = async (stage: Stage): Promise<Figure[]> => {
  const { call, made, close } = await openDocuments(stage);
  const series = await alternate(
    {
      ours: () => perSecond(() => call('POST', benchBills.name, made())),
      without: () => perSecond(() => call('POST', benchNotes.name, made())),
    },
    { rounds },
  );
  await close();
  const taken = median(series['ours']!);
  return [
    {
      name: 'Numbers of one series, sixteen at once',
      figure: `${rate(series['ours']!)}; without a number ${rate(series['without']!)}`,
      ratio: ratio(series['ours']!, series['without']!).toFixed(2),
      wanted: 'at least 100/s',
      met: taken >= 100,
    },
  ];
};

const compared = (name: string, series: Series, other: string, wanted: number): Figure => {
  const [ours, theirs] = [series['ours']!, series['bare']!];
  return {
    name,
    figure: `${rate(ours)}; ${other} ${rate(theirs)}`,
    ratio: ratio(ours, theirs).toFixed(2),
    wanted: `at least ${wanted}`,
    met: ratio(ours, theirs) >= wanted,
  };
};

/** Several at a time, each waiting for its reply. */
const perSecond = async (call: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await call();
      done++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done / ((performance.now() - started) / 1_000);
};

let tables: Promise<void> | undefined;

/** Once, though two benches need them. */
const makeTables = async (owner: pg.Pool) => {
  for (const ddl of withBenchDocuments()) await owner.query(ddl);
};

const openDocuments = async (stage: Stage) => {
  const { url, ownerUrl, folder, large } = await stage.postgres();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: atOnce });
  await (tables ??= makeTables(owner));
  const opened = openServer({ url });
  const ports = await nodePorts({ ...opened, embedded: false }, benchEnv(folder));
  const call = callerOf(ports, large);
  const contact = await call('POST', 'contacts', { name: 'Asha Rao', gender: 1, mobileNo: '9820012345' });
  const { rows } = await owner.query<{ id: string }>('select id from products where shop_id = $1 limit 20', [large.id]);
  const lines = Array.from({ length: lineCount }, (_, n) => ({
    article: `Ring ${n}`,
    productId: rows[n % rows.length]!.id,
    work: 'mend',
    pieces: 1,
    weight: n + 0.25,
    charge: 100.5 + n,
  }));
  const made = (): NewDocument => ({ contactId: contact, received: '2026-11-01', lines });
  const bare = bareDocuments(owner, large.id);
  const close = async () => {
    await ports.jobs.stop(0);
    await Promise.all([opened.close(), owner.end()]);
  };
  return { call, bare, made, close };
};

/** Replies with the id of the record. */
const callerOf = (ports: Ports, { id, token }: SeededShop) => {
  const api = createApi(ports);
  return async (method: string, path: string, body?: object): Promise<string> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const address = `http://bench.test/api/shops/${id}/${path}`;
    const response = await api.fetch(
      new Request(address, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
};
