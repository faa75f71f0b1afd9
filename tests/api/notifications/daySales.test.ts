import { beforeEach, expect, it } from 'vitest';
import { tellSales } from '../../../api/notifications/pending/tellSales.ts';
import { can } from '../../../schema/permissions.ts';
import { notificationLink } from '../../../schema/rules/notifications.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import type { Person } from '../../support/testApi.ts';

onPostgres(world => {
  let counter: Counter;
  let reader: Person;
  const sold = async (day: string, price: number) => {
    const lines = [{ description: 'Box', hsn: '4819', metal: 'other', price, gst: 0 }];
    const { id } = await counter.ask('POST', 'quick_bills', { lines, day, payments: [{ amount: price }] });
    await counter.ask('POST', `quick_bills/${id}/issue`, {});
  };
  const draft = (day: string) =>
    counter.ask('POST', 'quick_bills', {
      lines: [{ description: 'Box', hsn: '4819', metal: 'other', price: 9_000 }],
      day,
    });
  const told = async ({ token }: Person) => {
    const { data } = await world.call('GET', `shops/${counter.shop.shopId}/notifications`, { token });
    return (data.items as { kind: string; payload: Record<string, unknown>; subject: null }[]).filter(
      ({ kind }) => kind === 'daySales',
    );
  };

  beforeEach(async () => {
    counter = await openCounter(world);
    reader = await world.person({ shopId: counter.shop.shopId, permissions: [can.QuickBillList, can.LedgerList] });
    await sold('2026-01-13', 700);
    await sold('2026-01-20', 1_000);
    await sold('2026-01-20', 500);
    await draft('2026-01-20');
  });

  it('is told once to whoever sees the bills and the books, and leads to them', async () => {
    const clerk = await world.person({ shopId: counter.shop.shopId, permissions: [can.QuickBillList] });
    for (let n = 0; n < 2; n++) await tellSales(world.ports, counter.shop.shopId, '2026-01-21');
    const [only, ...others] = await told(reader);
    expect(others).toEqual([]);
    expect(only!.payload).toEqual({ day: '2026-01-20', bills: 2, total: 1_500, weekBefore: 700 });
    expect(notificationLink({ ...only!, kind: 'daySales' }, () => undefined)).toBe(
      '/reports?of=quick_bills&from=2026-01-20&to=2026-01-20',
    );
    expect(await told(clerk)).toEqual([]);
  });

  it('is not told of a day without bills', async () => {
    await tellSales(world.ports, counter.shop.shopId, '2026-01-20');
    expect(await told(reader)).toEqual([]);
  });
});
