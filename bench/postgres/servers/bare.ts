/** What is left without the product: two statements, named, and no checks at all. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { serving, settings } from '../../measure/serving.ts';

/** Texts whose values come from the path; `json`: PostgreSQL writes the replies, which are passed on as they are. */
export type BareSettings = { url: string; json: boolean; list: string; count: string; record: string };

const { url, json, ...texts } = settings<BareSettings>();
const pool = new pg.Pool({ connectionString: url, max: 16 });

const written = { types: { getTypeParser: () => (text: string) => text }, rowMode: 'array' } as const;
const run = async (name: keyof typeof texts, values: string[]): Promise<unknown[]> =>
  (await pool.query<unknown[]>({ name, text: texts[name], values, ...(json && written) })).rows;

const server = createServer((request, response) => {
  const [, what, ...values] = request.url!.split('/');
  const answer = what === 'list' ? list(values) : record(values);
  answer.then(
    body =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

/** The last two values are the page's. */
const list = async (values: string[]) => {
  const [items, [total]] = await Promise.all([run('list', values), run('count', values.slice(0, -2))]);
  return json
    ? `{"data":{"items":${only(items)},"totalCount":${(total as string[])[0]}}}`
    : JSON.stringify({ data: { items, totalCount: (total as { n: number }).n } });
};

const record = async (values: string[]) => {
  const rows = await run('record', values);
  return json ? `{"data":${only(rows)}}` : JSON.stringify({ data: rows[0] });
};

const only = (rows: unknown[]) => (rows as string[][])[0]![0]!;

server.listen(0, '127.0.0.1', () =>
  serving((server.address() as AddressInfo).port, async () => {
    server.close();
    server.closeAllConnections();
    await pool.end();
  }),
);
