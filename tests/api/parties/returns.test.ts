import { beforeEach, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onBoth } from '../../support/everyEntity.ts';

const [before, since] = ['27AAPFU0939F1ZV', '27AAGCB7383J1Z8'];
const box = { description: 'Box', hsn: '4819', metal: 'other', quantity: 1, price: 100, gst: 18 };

onBoth(world => {
  let { shop, ask } = {} as Counter;
  const issued = async (day: string) => {
    const body = { lines: [box], placeOfSupply: '27', day, payments: [{ way: 'upi', amount: 118 }] };
    const { id } = await ask('POST', 'quick_bills', body);
    return ask('POST', `quick_bills/${id}/issue`, {});
  };
  const returnOf = (query: string) => ask('GET', `ledger/gst_return?${query}`);

  beforeEach(async () => {
    ({ shop, ask } = await openCounter(world));
    await issued('2026-08-10');
    await issued('2026-09-10');
    await world.sql(`update shops set gstin = '${since}' where id = '${shop.shopId}'`);
    for (let n = 0; n < 2; n++) await issued('2026-09-20');
    await issued('2026-10-10');
  });

  it('a month is returned under the GSTIN that its bills bear', async () => {
    expect(await returnOf('month=2026-08')).toMatchObject({ gstin: before, others: [], sums: { taxable: 100 } });
    expect(await returnOf('month=2026-10')).toMatchObject({ gstin: since, others: [], sums: { taxable: 100 } });
    // A month without bills is that of the shop.
    expect(await returnOf('month=2026-01')).toMatchObject({ gstin: since, others: [], sums: { taxable: 0 } });
  });

  it('in the month of the change each return has its own bills', async () => {
    expect(await returnOf('month=2026-09')).toMatchObject({ gstin: since, others: [before], sums: { taxable: 200 } });
    const old = `month=2026-09&gstin=${before}`;
    expect(await returnOf(old)).toMatchObject({ gstin: before, others: [since], sums: { taxable: 100 } });
    expect((await ask('GET', `ledger/gst_return/documents?${old}`)).totalCount).toBe(1);
    expect((await shop.call('POST', `ledger/gst_return/exports?${old}&format=json`)).data.total).toBe(1);
  });

  it('no return is made under a GSTIN that no bill bears', async () => {
    expect((await shop.call('GET', 'ledger/gst_return?month=2026-08&gstin=29AAGCB7383J1Z4')).status).toBe(400);
  });
});
