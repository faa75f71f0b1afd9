import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openCounter } from '../support/counter.ts';
import { drawFrom } from '../support/draw.ts';
import { runProgram } from '../support/killable.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { takeIn } from '../support/pieces.ts';
import { openTestApi, type TestApi } from '../support/testApi.ts';
import { entities } from '../../schema/entities/index.ts';
import type { BooksOfChild } from './booksChild.ts';
import { billQuestions } from './soundBills.ts';
import { bookDocuments, seenOf, wrongIn } from './soundBooks.ts';
import { karigarQuestions } from './soundKarigars.ts';
import { lotQuestions } from './soundLots.ts';

const kills = proofSize(2, 100);
const processes = 4;
const documents = proofSize(60, 20_000);

const folder = mkdtempSync(join(tmpdir(), 'books-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('booksChild.ts', import.meta.url));
const run = (task: BooksOfChild) => runProgram(program, task);

/** A shop whose books a process may keep. */
const shopFor = async (world: TestApi) => {
  const { shop, contactId: contact } = await openCounter(world);
  const product = await shop.refer('products');
  await takeIn(shop);
  const write = async (path: string, transition: string, body: object) => {
    const { id } = (await shop.call('POST', path, { body })).data;
    const { status, text } = await shop.call('POST', `${path}/${id}/${transition}`, { body: {} });
    expect(status, text).toBe(200);
  };
  // Of two lines: no process takes the second back.
  const sold = [await takeIn(shop, { stoneWeight: null }), await takeIn(shop, { stoneWeight: null })];
  const goods = sold.map(({ id, grossWeight }) => ({
    pieceId: id,
    hsn: '7113',
    metal: 'gold',
    fineness: 916,
    grossWeight,
    rate: 100,
    gst: 3,
  }));
  await write('quick_bills', 'issue', { contactId: contact, placeOfSupply: '27', lines: goods });
  // Enough gold that karigars are given some, too little for all that they ask for.
  await write('vouchers', 'post', { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 9_000 });
  const workOrder = (await shop.make(entities.workOrders))['id'] as string;
  // He holds enough for some of the receipts, and not for all.
  const lines = [{ metal: 'gold', fineness: 916, weight: 2_000 }];
  for (const workOrderId of [workOrder, null])
    await write('karigar_issues', 'post', { contactId: contact, workOrderId, lines });
  await write('melting_lots', 'send', {
    contactId: contact,
    day: '2026-11-18',
    lines: [{ grossWeight: 10, fineness: 916 }],
  });
  return { shop: shop.shopId, token: shop.token, contact, product, workOrder };
};

/** In which states a document may be after a transition that was answered. */
const after: Record<string, readonly string[]> = {
  post: ['posted'],
  send: ['sent', 'refined'],
  refine: ['refined'],
  issue: ['issued'],
  confirm: ['confirmed', 'delivered'],
  credit: ['noted'],
};

const wrong = (world: Pick<TestApi, 'sql'>, shop: string) =>
  wrongIn(world, shop, bookDocuments, { ...karigarQuestions, ...lotQuestions, ...billQuestions });

/** How many documents of each kind came into the books. */
const bookedIn = async ({ sql }: TestApi, shop: string) =>
  Object.fromEntries(
    await Promise.all(
      bookDocuments.map(async table => {
        const [row] = await sql(
          `select count(*)::integer as count from ${table} where shop_id = '${shop}' and state <> 'draft'`,
        );
        return [table, Number(row!['count'])] as const;
      }),
    ),
  );

/** Documents that were answered as posted or cancelled, and are not. */
const forgotten = async ({ sql }: TestApi, shop: string, told: string) => {
  const answered = existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : [];
  const rows = await sql(
    [...bookDocuments, 'melting_lots', 'sales_orders']
      .map(table => `select id, state from ${table} where shop_id = '${shop}'`)
      .concat(`select id, 'noted' as state from credit_notes where shop_id = '${shop}'`)
      .join(' union all '),
  );
  const states = new Map(rows.map(({ id, state }) => [String(id), String(state)]));
  const isSo = (transition: string, state?: string) =>
    state === 'cancelled' || (after[transition] ?? []).includes(state ?? '');
  return answered.filter(line => {
    const [transition = '', id = ''] = line.split(' ');
    return !isSo(transition, states.get(id));
  });
};

/** What the check is there to see, each by itself. */
const breaks: Record<string, string> = {
  documents: `update vouchers set state = 'draft' where state = 'cancelled'`,
  halves: `update ledger_entries set postings = postings + 1`,
  numbers: `update vouchers set number = left(number, -4) || '9999' where number like '%0001'`,
  balances: `update ledger_balances set postings = postings + 1`,
  lots: `update melting_lots set number = null where number is not null`,
  karigars: `update ledger_accounts set kind = 'karigar', contact_id = gen_random_uuid() where key = 'stock'`,
  workOrders: `update work_orders set with_karigar = coalesce(with_karigar, 0) + 0.001`,
  creditNotes: `update credit_notes set number = null`,
  takenBack: `update quick_bills set credited = coalesce(credited, 0) + 1 where state = 'issued'`,
  soldPieces: `update quick_bills_lines l set piece_id = null from pieces p where p.id = l.piece_id and p.state = 'sold'`,
  keptPieces: `update pieces set state = 'reserved' where state = 'inStock'`,
  pieces: `update pieces set fine_weight = fine_weight + 1, deleted_at = null where state = 'inStock'`,
};

describe('the books', () => {
  it.each(bothEnginesFor('ledger kills'))(
    `on the %s database, kept by processes of which ${kills} are killed: no half document, none twice, none that was answered is forgotten`,
    async engine => {
      const draw = drawFrom(seed);
      const place = engine === 'embedded' ? join(folder, 'database') : null;
      const told = join(folder, engine);
      let world = await openTestApi(engine, undefined, place);
      const task = { ...(await shopFor(world)), engine, place: world.place!, told, count: 1_000 };
      // The folder of the embedded database belongs to one process at a time.
      if (place) await world.close();
      for (let n = 0; n < kills; n++)
        expect(await run({ ...task, seed: draw.below(2 ** 31), steps: 5 + draw.below(proofSize(60, 200)) })).toBe(
          'killed',
        );
      expect(await run({ ...task, seed, count: 10, steps: null })).toBe('done');
      if (place) world = await openTestApi(engine, undefined, place);
      const found = await wrong(world, task.shop);
      const lost = await forgotten(world, task.shop, told);
      const booked = await bookedIn(world, task.shop);
      await world.close();
      expect(found).toEqual({});
      expect(lost).toEqual([]);
      for (const [table, count] of Object.entries(booked)) expect(count, table).toBeGreaterThan(0);
    },
    120_000 + kills * 30_000,
  );

  it(
    `on a server, kept by ${processes} processes at once in ${documents} steps: no two wait for each other for ever, and all agree`,
    async () => {
      const world = await openTestApi('server');
      const task = { ...(await shopFor(world)), engine: 'server', place: world.place!, steps: null } as const;
      const told = join(folder, 'atOnce');
      const count = documents / processes;
      const ends = await Promise.all(
        Array.from({ length: processes }, (_, n) => run({ ...task, told, count, seed: seed + n })),
      );
      const found = await wrong(world, task.shop);
      const lost = await forgotten(world, task.shop, told);
      const seen = await seenOf(world, breaks, broken => wrong(broken, task.shop));
      await world.close();
      expect(seen).toEqual(Object.fromEntries(Object.keys(breaks).map(name => [name, [name]])));
      expect(ends).toEqual(ends.map(() => 'done'));
      expect(found).toEqual({});
      expect(lost).toEqual([]);
    },
    300_000 + documents * 1_000,
  );
});
