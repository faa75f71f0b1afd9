import { describe, expect, it } from 'vitest';
import { defineEntity, type AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { date, text, timestamp } from '../../../../schema/kit/kinds.ts';
import { daysOf } from './period.ts';
import { firstDayOf, startLater, valuesFrom, withMoved } from './moved.ts';

const entity = (kind: typeof date | typeof timestamp) =>
  defineEntity({
    name: 'jobs',
    label: { one: 'Job', many: 'Jobs' },
    path: 'shops/:shopId/jobs',
    title: 'name',
    fields: { name: text(), from: kind(), until: kind() },
    search: [],
    permissions: {},
    list: { calendar: { start: 'from', end: 'until' } },
  }) as unknown as AnyEntity;
const [ofDays, ofHours] = [entity(date), entity(timestamp)];

describe('what is moved', () => {
  it.each([
    ['over the end of February', ofDays, '2028-02-28', '2028-03-01', 2, { from: '2028-03-01', until: '2028-03-03' }],
    ['back', ofDays, '2027-01-02', null, -3, { from: '2026-12-30' }],
    [
      'at its hour',
      ofHours,
      '2026-11-20T10:00:00+05:30',
      '2026-11-20T11:30:00+05:30',
      7,
      { from: '2026-11-27T04:30:00.000Z', until: '2026-11-27T06:00:00.000Z' },
    ],
  ])('%s takes its end along', (_, of, from, until, days, values) => {
    const record = { id: 'a', from, until };
    expect(valuesFrom(of, record, startLater(of, record, days))).toEqual(values);
  });

  it('lies on the shop’s day', () =>
    expect(firstDayOf(ofHours, { id: 'a', from: '2026-11-19T18:30:00Z' })).toBe('2026-11-20'));

  const days = daysOf({ view: 'week', day: '2026-11-20' });
  const shown = (...on: [string, number, string[]][]) => ({
    days: on.map(([day, count, ids]) => ({ day, count, ids })),
    records: ['a', 'b'].map(id => ({ id })),
  });
  const daysAfter = (of: AnyEntity, before: Parameters<typeof withMoved>[1], from: string, until: string | null) =>
    withMoved(of, before, { id: 'a', from, until }, days).days.map(({ day, count, ids }) => [day, count, ids.join()]);

  it('leaves its day, where others stay, and stands behind those of its new one', () => {
    const before = shown(['2026-11-17', 14, ['a', 'b']], ['2026-11-19', 1, ['b']]);
    expect(daysAfter(ofDays, before, '2026-11-19', null)).toEqual([
      ['2026-11-17', 13, 'b'],
      ['2026-11-19', 2, 'b,a'],
    ]);
  });

  it('goes out of sight', () =>
    expect(daysAfter(ofDays, shown(['2026-11-17', 1, ['a']]), '2026-12-01', null)).toEqual([]));

  it('stands on each of its days, but not on the one that begins when it ends', () =>
    expect(
      daysAfter(ofHours, shown(['2026-11-17', 1, ['a']]), '2026-11-20T22:00:00+05:30', '2026-11-22T00:00:00+05:30').map(
        ([day]) => day,
      ),
    ).toEqual(['2026-11-20', '2026-11-21']));

  it('takes its new values along', () =>
    expect(withMoved(ofDays, shown(['2026-11-17', 1, ['a']]), { id: 'a', from: '2026-11-18' }, days).records).toEqual([
      { id: 'b' },
      { id: 'a', from: '2026-11-18' },
    ]));
});
