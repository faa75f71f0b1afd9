import { describe, expect, it } from 'vitest';
import { filterParameters } from '../../api/crud/listQuery.ts';
import { clockInfo } from '../../schema/kit/clock.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { largest } from '../../schema/kit/precision.ts';
import { onPostgres, those } from '../support/everyEntity.ts';

/** The smallest figure of each kind that its column does not hold. */
const beyond: Readonly<Record<string, number>> = {
  integer: largest.integer + 1,
  money: 1e12,
  weight: 1e9,
  percent: 1_000,
};

const numbersOf = (entity: AnyEntity) =>
  filterParameters(entity).filter(({ info: { kind, name } }) => beyond[kind] && !clockInfo(entity, name));
const withNumbers = those(entity => entity.permissions.list && numbersOf(entity).length > 0);

onPostgres(world => {
  describe.each(withNumbers)('a list of %s', (_, entity) => {
    const numbers = numbersOf(entity);
    it('is not asked for figures that no column holds', async () => {
      for (const sign of [1, -1]) {
        const filters = numbers.map(({ name, info }) => [name, String(sign * beyond[info.kind]!)]);
        const answer = await world.mine.send('GET', entity, `?${new URLSearchParams(filters)}`);
        expect([answer.status, Object.keys(answer.body.errors).toSorted()], answer.text).toEqual([
          400,
          numbers.map(({ name }) => name).toSorted(),
        ]);
      }
    });
  });

  it.each([
    ['work_orders/papers/jobCard/exports?weight=-1000000000', 'weight'],
    ['work_orders/papers/jobCard/exports?weight_gte=1000000000', 'weight_gte'],
    ['contacts/exports?format=csv&creditLimit_lte=-1000000000000', 'creditLimit_lte'],
  ])('no job is queued for %s', async (path, field) => {
    const answer = await world.mine.call('POST', path, { body: {} });
    expect([answer.status, Object.keys(answer.body.errors ?? {})], answer.text).toEqual([400, [field]]);
  });

  const box = (price: number, more: object = {}) => ({
    description: 'Box',
    hsn: '4819',
    metal: 'other',
    price,
    ...more,
  });
  const most = 'would be more than 9,99,99,99,99,999.99, the most that can be kept. Check the figures';
  const tooLarge: [string, object[], string][] = [
    ['the sum of its lines', [box(999_999_999_999), box(999_999_999_999)], 'total'],
    ['price and quantity of a line', [box(5), box(999_999_999_999, { quantity: 1_000 })], 'lines.1.taxable'],
  ];

  it.each(tooLarge)('a bill is refused for %s, at the figure', async (_, lines, place) => {
    const contactId = await world.mine.refer('contacts');
    const refused = await world.mine.call('POST', 'quick_bills', { body: { contactId, lines } });
    expect(refused.status, refused.text).toBe(400);
    expect(refused.body.errors[place]).toContain(most);
    const made = await world.mine.call('POST', 'quick_bills', { body: { contactId, lines: [box(5)] } });
    const changed = await world.mine.call('PUT', `quick_bills/${made.data.id}`, { body: { lines } });
    expect(changed.status, changed.text).toBe(400);
    expect(changed.body.errors[place]).toContain(most);
    const headers = { 'accept-language': 'hi' };
    const inHindi = await world.mine.call('POST', 'quick_bills', { body: { contactId, lines }, headers });
    expect(inHindi.body.errors[place]).toMatch(/9,99,99,99,99,999.99 से ज़्यादा हो जाता है/);
    const { data } = await world.mine.call('GET', `quick_bills/${made.data.id}`);
    expect(data).toMatchObject({ version: 1, lines: [{ price: 5 }] });
  });
});
