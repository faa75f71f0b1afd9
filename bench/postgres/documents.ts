import pg from 'pg';
import { benchBills, benchNotes, withBenchDocuments } from '../documents/benchDocuments.ts';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { startChild } from '../measure/child.ts';
import { bodyOf, load, rawRequest } from '../measure/load.ts';
import { alternate, median, rate, ratio, type Series } from '../measure/rounds.ts';

const seconds = 2;
const rounds = 7;
const lineCount = 20;

/** A document of 20 lines, saved and read, beside a handler with the statements that somebody would write by hand for it. */
export const documents = async (stage: Stage): Promise<Figure[]> => {
  const { ours, bare, post, get, body, close } = await openDocuments(stage);
  const bareSave = rawRequest('/', { method: 'POST', body });
  const save = post(benchNotes.name);
  const [mine, theirs] = [idOf(await bodyOf(ours.port, save)), idOf(await bodyOf(bare.port, bareSave))];
  const saved = await alternate(
    {
      ours: () => load({ port: ours.port, requests: [save], seconds }),
      bare: () => load({ port: bare.port, requests: [bareSave], seconds }),
    },
    { rounds },
  );
  const read = await alternate(
    {
      ours: () => load({ port: ours.port, requests: [get(benchNotes.name, mine)], seconds }),
      bare: () => load({ port: bare.port, requests: [rawRequest(`/${theirs}`)], seconds }),
    },
    { rounds },
  );
  await close();
  return [
    compared(`A document of ${lineCount} lines saved`, saved),
    compared(`A document of ${lineCount} lines read`, read),
  ];
};

/** Sixteen people who take numbers of one series at once, beside the same documents without a number. */
export const numbers = async (stage: Stage): Promise<Figure[]> => {
  const { ours, post, close } = await openDocuments(stage);
  const series = await alternate(
    {
      ours: () => load({ port: ours.port, requests: [post(benchBills.name)], seconds }),
      without: () => load({ port: ours.port, requests: [post(benchNotes.name)], seconds }),
    },
    { rounds },
  );
  await close();
  return [
    {
      name: 'Numbers of one series, sixteen at once',
      figure: `${rate(series['ours']!)}; without a number ${rate(series['without']!)}`,
      ratio: ratio(series['ours']!, series['without']!).toFixed(2),
      wanted: 'at least 100/s',
      met: median(series['ours']!) >= 100,
    },
  ];
};

const compared = (name: string, series: Series): Figure => {
  const [ours, theirs] = [series['ours']!, series['bare']!];
  return {
    name,
    figure: `${rate(ours)}; by hand ${rate(theirs)}`,
    ratio: ratio(ours, theirs).toFixed(2),
    wanted: 'at least 0.7',
    met: ratio(ours, theirs) >= 0.7,
  };
};

/** Whoever made it. */
const idOf = (body: string): string => {
  const reply = JSON.parse(body) as { id: string } | { data: { id: string } };
  return 'data' in reply ? reply.data.id : reply.id;
};

let tables: Promise<void> | undefined;

/** Once, though two benches need them. */
const makeTables = async (owner: pg.Pool) => {
  for (const ddl of withBenchDocuments()) await owner.query(ddl);
};

const openDocuments = async (stage: Stage) => {
  const { url, ownerUrl, folder, large } = await stage.postgres();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  await (tables ??= makeTables(owner));
  const { rows } = await owner.query<{ id: string }>('select id from products where shop_id = $1 limit 20', [large.id]);
  await owner.end();
  const ours = await startChild('postgres/servers/ours.ts', { url, folder, documents: true });
  const bare = await startChild('postgres/servers/bareDocuments.ts', { url: ownerUrl, shop: large.id });
  const contact = { name: 'Asha Rao', gender: 1, mobileNo: '9820012345' };
  const contactId = idOf(await bodyOf(ours.port, postTo(large, 'contacts', JSON.stringify(contact))));
  const lines = Array.from({ length: lineCount }, (_, n) => ({
    article: `Ring ${n}`,
    productId: rows[n % rows.length]!.id,
    work: 'mend',
    pieces: 1,
    weight: n + 0.25,
    charge: 100.5 + n,
  }));
  const body = JSON.stringify({ contactId, received: '2026-11-01', lines });
  return {
    ours,
    bare,
    body,
    post: (name: string) => postTo(large, name, body),
    get: (name: string, id: string) => rawRequest(`/api/shops/${large.id}/${name}/${id}`, { token: large.token }),
    close: async () => void (await Promise.all([ours.stop(), bare.stop()])),
  };
};

const postTo = ({ id, token }: SeededShop, path: string, body: string) =>
  rawRequest(`/api/shops/${id}/${path}`, { token, method: 'POST', body });
