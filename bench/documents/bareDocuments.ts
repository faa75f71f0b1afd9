import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export type NewDocument = { contactId: string; received: string; lines: readonly { charge: number }[] };

/** What somebody would write by hand who checks nothing: a transaction that keeps document, lines and an entry of the history, and two reads. */
export const bareDocuments = (pool: pg.Pool, shop: string) => ({
  async make({ contactId, received, lines }: NewDocument): Promise<string> {
    const client = await pool.connect();
    const id = randomUUID();
    const total = lines.reduce((sum, { charge }) => sum + charge, 0);
    const rows = lines.map((line, position) => ({ ...line, id: randomUUID(), position }));
    try {
      await client.query('begin');
      await client.query({ name: 'document', text: insertDocument, values: [shop, id, contactId, received, total] });
      await client.query({ name: 'lines', text: insertLines, values: [shop, id, JSON.stringify(rows)] });
      await client.query({ name: 'history', text: insertHistory, values: [shop, randomUUID(), id] });
      const document = await client.query({ name: 'made', text: readDocument, values: [shop, id] });
      const kept = await client.query({ name: 'made_lines', text: readLines, values: [shop, id] });
      await client.query('commit');
      return JSON.stringify({ ...document.rows[0], lines: kept.rows });
    } finally {
      client.release();
    }
  },

  async read(id: string): Promise<string> {
    const values = [shop, id];
    const [document, lines] = await Promise.all([
      pool.query({ name: 'made', text: readDocument, values }),
      pool.query({ name: 'made_lines', text: readLines, values }),
    ]);
    return JSON.stringify({ ...document.rows[0], lines: lines.rows });
  },
});

const insertDocument = `insert into bench_notes (shop_id, id, contact_id, received, total, created_at, updated_at)
  values ($1, $2, $3, $4, $5, now(), now())`;

const insertLines = `insert into bench_notes_lines (shop_id, id, document_id, position, article, product_id, work, pieces, weight, charge, created_at)
  select $1, r.id, $2, r.position, r.article, r."productId", r.work, r.pieces, r.weight, r.charge, now()
  from json_to_recordset($3::json) as r(id uuid, position integer, article text, "productId" uuid, work text, pieces integer, weight numeric, charge numeric)`;

const insertHistory = `insert into history (shop_id, id, entity, record_id, action, at, user_name)
  values ($1, $2, 'benchNotes', $3, 'create', now(), 'By hand')`;

const readDocument = 'select * from bench_notes where shop_id = $1 and id = $2';
const readLines = 'select * from bench_notes_lines where shop_id = $1 and document_id = $2 order by position';
