import pg from 'pg';
import type { Figure, SeededShop, Stage } from '../figure.ts';
import { startChild } from '../measure/child.ts';
import { bodyOf, latencies, rawRequest } from '../measure/load.ts';

const bills = 500;
const linesOfBill = 5;
const people = 16;

/** Bills of five tagged pieces, issued by sixteen at once to as many customers: numbers of one series, pieces sold, the books written. */
export const billing = async (stage: Stage): Promise<Figure[]> => {
  const { url, ownerUrl, folder, large } = await stage.postgres();
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  await owner.query(`update shops set state_code = '27', gstin = '27AAPFU0939F1ZV' where id = $1`, [large.id]);
  const { rows } = await owner.query<{ id: string }>('select id from products where shop_id = $1 limit 50', [large.id]);
  const ours = await startChild('postgres/servers/ours.ts', { url, folder });
  const make = async (path: string, body: object): Promise<string> => {
    const reply = await bodyOf(ours.port, post(large, path, body));
    return (JSON.parse(reply) as { data: { id: string } }).data.id;
  };
  const customers = await inLanes(people, n =>
    make('contacts', { name: `Asha ${n}`, gender: 1, mobileNo: `98200123${String(n).padStart(2, '0')}` }),
  );
  const pieces = await inLanes(bills * linesOfBill, n =>
    make('pieces', { productId: rows[n % rows.length]!.id, metal: 'gold', fineness: 916, grossWeight: 10 }),
  );
  const drafts = await inLanes(bills, n =>
    make('quick_bills', billOf(customers[n % people]!, pieces.slice(n * linesOfBill))),
  );
  // What PostgreSQL does by itself within a minute or two.
  await owner.query('analyze');
  await owner.end();
  const requests = drafts.map(id => post(large, `quick_bills/${id}/issue`, {}));
  const started = performance.now();
  await Promise.all(
    Array.from({ length: people }, (_, lane) =>
      latencies(
        ours.port,
        requests.filter((_request, n) => n % people === lane),
      ),
    ),
  );
  const perSecond = bills / ((performance.now() - started) / 1_000);
  await ours.stop();
  return [
    {
      name: 'Bills of five tagged pieces issued, sixteen at once',
      figure: `${perSecond.toFixed(0)}/s`,
      wanted: 'at least 100/s',
      met: perSecond >= 100,
    },
  ];
};

const billOf = (contactId: string, pieces: readonly string[]) => ({
  contactId,
  placeOfSupply: '27',
  lines: pieces
    .slice(0, linesOfBill)
    .map(pieceId => ({ pieceId, metal: 'gold', fineness: 916, grossWeight: 10, rate: 100, gst: 3 })),
});

const post = ({ id, token }: SeededShop, path: string, body: object) =>
  rawRequest(`/api/shops/${id}/${path}`, { token, method: 'POST', body: JSON.stringify(body) });

/** So many works by all the people, each with the next when its own is done. */
const inLanes = async <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const n = next++;
      done[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: people }, lane));
  return done;
};
