import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { byAmount, byWeight, openSchemes } from '../support/chits.ts';
import { openCounter } from '../support/counter.ts';
import { drawFrom } from '../support/draw.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { runProgram } from '../support/killable.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { openTestApi, type TestApi } from '../support/testApi.ts';
import type { PassbooksOfChild, Told } from './passbooksChild.ts';
import { seenOf, wrongIn } from './soundBooks.ts';
import { passbookDocuments, passbookQuestions } from './soundPassbooks.ts';

const kills = proofSize(3, 100);

const folder = mkdtempSync(join(tmpdir(), 'passbooks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('passbooksChild.ts', import.meta.url));
const run = (task: PassbooksOfChild) => runProgram(program, task);

/** A shop with three customers who may save, by amount and by weight. */
const shopFor = async (world: TestApi) => {
  const counter = await openCounter(world);
  const schemes = openSchemes(counter);
  await schemes.setRate(10_000);
  const free = { least: 1_000, multiple: 500 };
  const customer = { gstin: null, pan: 'AAPFU0939F', pin: '400001', stateCode: '27' };
  const contacts = [counter.contactId];
  while (contacts.length < 3) contacts.push((await counter.shop.make(entities.contacts, customer))['id'] as string);
  return {
    shop: counter.shop.shopId,
    token: counter.shop.token,
    contacts,
    schemes: {
      amount: await schemes.scheme({ ...byAmount, ...free }),
      weight: await schemes.scheme({ ...byWeight, ...free }),
    },
  };
};

const wrong = (world: Pick<TestApi, 'sql'>, shop: string) => wrongIn(world, shop, passbookDocuments, passbookQuestions);

const toldIn = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Told);

/** What was answered with success and is not so, or was asked for and never came to an answer. */
const forgotten = async ({ sql }: TestApi, shop: string, lines: readonly Told[]) => {
  const rows = await sql(
    ['chit_entries', 'quick_bills', 'chit_members']
      .map(table => `select id, state from ${table} where shop_id = '${shop}'`)
      .join(' union all '),
  );
  const states = new Map(rows.map(({ id, state }) => [String(id), String(state)]));
  const became = { join: ['active', 'redeemed', 'ended'], issue: ['issued'], cancel: ['cancelled'] };
  const answered = new Set(lines.map(line => ('key' in line ? line.key : null)));
  return lines.filter(line => {
    if ('asks' in line) return !answered.has(line.asks);
    if ('did' in line) return !became[line.did].includes(states.get(line.id) ?? '');
    return line.entry !== null && !['posted', 'cancelled'].includes(states.get(line.entry) ?? '');
  });
};

/** How often each thing was done. */
const doneIn = (lines: readonly Told[]) => ({
  paid: lines.filter(line => 'entry' in line && line.entry).length,
  issued: lines.filter(line => 'did' in line && line.did === 'issue').length,
  cancelled: lines.filter(line => 'did' in line && line.did === 'cancel').length,
});

/** What the check is there to see, each by itself: what else a break makes wrong may be seen as well. */
const breaks: Record<string, string> = {
  documents: `update chit_entries set state = 'draft' where state = 'cancelled'`,
  passbooks: `update chit_members set fine_weight = coalesce(fine_weight, 0) + 0.001`,
  paidIn: `update chit_entries set amount = amount + 0.01 where state = 'posted'`,
  over: `update chit_members set state = 'active' where state = 'redeemed'`,
  months: `update chit_members set brought_months = 12, brought_first_day = coalesce(brought_first_day, current_date - interval '1 month')
    where id in (select member_id from chit_entries where state = 'posted' and kind = 'instalment')`,
  keys: `update chit_entries set note = 'the same'`,
  liability: `update chit_members set balance = balance + 0.01 where state = 'active'`,
};

describe('A-11 passbooks', () => {
  it.each(bothEnginesFor('passbook kills'))(
    `on the %s database, filled and redeemed by processes of which ${kills} are killed: nothing is paid twice and nothing forgotten`,
    async engine => {
      const draw = drawFrom(seed);
      const place = engine === 'embedded' ? join(folder, 'database') : null;
      let world = await openTestApi(engine, undefined, place);
      const told = join(folder, engine);
      const task = { ...(await shopFor(world)), engine, place: world.place!, told, count: 1_000 };
      // The folder of the embedded database belongs to one process at a time.
      if (place) await world.close();
      for (let n = 0; n < kills; n++)
        expect(await run({ ...task, seed: draw.below(2 ** 31), steps: 60 + draw.below(proofSize(120, 300)) })).toBe(
          'killed',
        );
      expect(await run({ ...task, seed, count: 20, steps: null })).toBe('done');
      if (place) world = await openTestApi(engine, undefined, place);
      const found = await wrong(world, task.shop);
      const lines = toldIn(told);
      const lost = await forgotten(world, task.shop, lines);
      await world.close();
      expect(found).toEqual({});
      expect(lost).toEqual([]);
      expect(doneIn(lines).paid).toBeGreaterThan(0);
    },
    120_000 + kills * 30_000,
  );

  it('are found wrong where they are', async () => {
    const world = await openTestApi('server');
    const told = join(folder, 'whole');
    const task = { ...(await shopFor(world)), engine: 'server', place: world.place!, told, seed } as const;
    const end = await run({ ...task, count: 120, steps: null });
    const sound = await wrong(world, task.shop);
    const seen = await seenOf(world, breaks, broken => wrong(broken, task.shop));
    await world.close();
    expect([end, sound]).toEqual(['done', {}]);
    for (const [what, done] of Object.entries(doneIn(toldIn(told)))) expect(done, what).toBeGreaterThan(0);
    for (const name of Object.keys(breaks)) expect(seen[name], name).toContain(name);
  }, 300_000);
});
