import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can, ownersPlatform, roles } from '../../../schema/permissions.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 10_000, gst: 3 };
const sold = { placeOfSupply: '27', lines: [box] };
const chain = { description: 'Chain', metal: 'gold', grossWeight: 10, fineness: 916, rate: 6_000 };
const given = { what: 'stones', description: 'Diamonds', carats: 1 };

const daysAgo = (days: number) => shopDay(new Date(Date.now() - days * 86_400_000));

/** Each kind of document that people give to others, and the step by which it takes its number. */
const documents: [path: string, step: string, body: object][] = [
  ['quotes', 'give', sold],
  ['sales_orders', 'confirm', { ...sold, deliveryDay: daysAgo(0) }],
  ['quick_bills', 'issue', sold],
  ['vouchers', 'post', { kind: 'receipt', amount: 100, way: 'cash' }],
  ['old_gold', 'buy', { lines: [chain] }],
  ['karigar_issues', 'post', { lines: [given] }],
];

const free = (days: number) => `up to ${days} are free`;
const reason = 'The book was in the bank';

onBoth(world => {
  let counter: Counter;
  let clerk: Person;
  beforeEach(async () => {
    counter = await openCounter(world);
    clerk = await counter.personWithout(can.BackDatingApprove);
    await allow(null);
  });

  const allow = (days: number | null) =>
    world.sql(`update shops set back_dating_days = ${days} where id = '${counter.shop.shopId}'`);
  const draft = async ([path, , body]: (typeof documents)[number], more: object): Promise<string> =>
    (await counter.ask('POST', path, { contactId: counter.contactId, ...body, ...more })).id;
  const take = (path: string, id: string, step: string, who: Pick<Person, 'token'> = counter.shop) =>
    world.call('POST', `shops/${counter.shop.shopId}/${path}/${id}/${step}`, { token: who.token, body: {} });

  it('the table holds every document that goes to others and that people write', () => {
    const paths = Object.values(entities as Record<string, AnyEntity>).flatMap(({ series, permissions: may, path }) =>
      series?.outgoing && may.create ? [path.replace('shops/:shopId/', '')] : [],
    );
    // A lot takes metal that was bought before; it follows the same statement.
    expect(paths.toSorted()).toEqual([...documents.map(([path]) => path), 'melting_lots'].toSorted());
  });

  describe.each(documents)('%s', (...document) => {
    const [path, step] = document;
    it.each<[days: number, reason: string | null, who: 'manager' | 'clerk', outcome: string | null]>([
      [0, null, 'clerk', null],
      [3, null, 'clerk', null],
      [4, null, 'clerk', `Back-dated 4 days; ${free(3)}. Choose a later day`],
      [12, reason, 'clerk', `Back-dated 12 days; ${free(3)}. Choose a later day`],
      [12, null, 'manager', `Back-dated 12 days; ${free(3)}. Write the reason`],
      [12, reason, 'manager', null],
    ])('%i days back with the reason %j by the %s: %j', async (days, backDatedReason, who, outcome) => {
      const id = await draft(document, { day: daysAgo(days), backDatedReason });
      const answer = await take(path, id, step, who === 'clerk' ? clerk : counter.shop);
      const after = await counter.ask('GET', `${path}/${id}`);
      if (outcome) {
        expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([400, ['day']]);
        expect(answer.body.errors.day).toContain(outcome);
        expect(after.number).toBeNull();
      } else {
        expect(answer.status, answer.text).toBe(200);
        expect(after).toMatchObject({ day: daysAgo(days), backDatedReason, number: expect.any(String) });
      }
    });
  });

  it('a shop lets its documents be back-dated by as many days as it chose', async () => {
    const bill = documents[2]!;
    for (const [most, days, isFree] of [
      [0, 0, true],
      [0, 1, false],
      [30, 30, true],
      [30, 31, false],
    ] as const) {
      await allow(most);
      const answer = await take('quick_bills', await draft(bill, { day: daysAgo(days) }), 'issue', clerk);
      expect(answer.status, answer.text).toBe(isFree ? 200 : 400);
      if (!isFree)
        expect(answer.body.errors.day).toContain(`Back-dated ${days === 1 ? '1 day' : `${days} days`}; ${free(most)}`);
    }
  });

  it.each<[days: unknown, status: number]>([
    [0, 200],
    [366, 200],
    [null, 200],
    [-1, 400],
    [367, 400],
    [1.5, 400],
  ])('the choice of %j days by an owner: %i', async (backDatingDays, status) => {
    const { token, shopId } = await world.person({ permissions: [...ownersPlatform, ...roles.owner] });
    const answer = await world.call('PUT', `shops/${shopId}`, { token, body: { backDatingDays } });
    expect(answer.status, answer.text).toBe(status);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(status === 200 ? [] : ['backDatingDays']);
  });

  it('of what others give any day is fine', async () => {
    const head = await counter.ask('POST', 'ledger/accounts', { name: 'Rent', kind: 'expenses' });
    const expense = { kind: 'expense', amount: 100, way: 'upi', expenseId: head.id, day: daysAgo(300) };
    const { id } = await counter.ask('POST', 'vouchers', expense);
    const answer = await take('vouchers', id, 'post', clerk);
    expect(answer.status, answer.text).toBe(200);
  });

  it('the refusal is worded in Hindi', async () => {
    const id = await draft(documents[2]!, { day: daysAgo(12) });
    const answer = await world.call('POST', `shops/${counter.shop.shopId}/quick_bills/${id}/issue`, {
      token: clerk.token,
      body: {},
      headers: { 'accept-language': 'hi' },
    });
    expect(answer.body.errors.day).toContain('12 दिन पीछे की तारीख़');
  });
});
