import { beforeEach, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { entities } from '../../../schema/entities/index.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { completed } from '../../support/imports.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const people = [
  { name: 'Meera Jain', gender: 0, mobileNo: '9820011002', selectedGroups: [] },
  { name: 'Meera Jain', gender: 0, mobileNo: '9820011005', selectedGroups: [] },
  { name: 'Asha Rao', gender: 0, mobileNo: '9820011001', selectedGroups: [] },
  { name: 'Navkar Bullion', gender: 2, mobileNo: '9820011003', selectedGroups: [] },
];

/** What a shop's people owed before it kept its books here, as the programs that kept them write it down. */
onPostgres(world => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(world);
    await shop.plant(entities.contacts, people);
  });
  const bring = async (lines: readonly string[], more: object = {}) => {
    const form = { file: new File([lines.join('\n')], 'ledgers.csv'), ...more };
    return completed(shop, await shop.call('POST', 'vouchers/import', { form }));
  };
  const imported = (...lines: string[]) => bring(lines);
  const drafts = async () => {
    const { data } = await shop.call('GET', 'vouchers?sort=amount&order=ASC&pageSize=50');
    return (data.items as Record<string, any>[]).map(it => [
      it['kind'],
      it['contact']?.name,
      it['party'],
      it['side'],
      it['amount'],
      it['state'],
    ]);
  };

  it.each([
    [
      'Tally',
      [
        'Name,Under,Mobile No.,Opening Balance',
        'Asha Rao,Sundry Debtors,9820011001,"1,500.00 Dr"',
        'Navkar Bullion,Sundry Creditors,9820011003,"2,00,000.50 Cr"',
        'Meera Jain 9820011005,Sundry Debtors,9820011005,10.00 Cr.',
        'Nobody,Sundry Debtors,,',
      ],
    ],
    [
      'Marg',
      [
        'PARTY NAME,PARTY TYPE,OPENING,DR/CR',
        'ASHA RAO,SUNDRY DEBTORS,1500.00,DR',
        '9820011003,SUNDRY CREDITORS,200000.50,CR',
        '+91 98200 11005,SUNDRY DEBTORS,10.00,Cr',
        'NOBODY,SUNDRY DEBTORS,0.00,DR',
      ],
    ],
    [
      'a trial balance',
      [
        'Particulars,Group,Debit Balance,Credit Balance',
        'Asha Rao,Customers,1500,',
        'Navkar Bullion,Suppliers,0.00,200000.5',
        'Meera Jain 9820011005,Customers,,10',
        'Nobody,Customers,,',
      ],
    ],
    [
      'a shop in Hindi',
      [
        'Name,Group,Opening Balance',
        'Asha Rao,Customers,"1,500.00 नामे"',
        'Navkar Bullion,Suppliers,200000.50 जमा',
        'Meera Jain 9820011005,Customers,10 जमा',
        'Nobody,Customers,0',
      ],
    ],
  ])('are read as %s writes them, and stand in the books once they are posted', async (_, lines) => {
    expect(await imported(...lines)).toMatchObject({ created: 3, failed: 0, skipped: 1 });
    expect(await drafts()).toEqual([
      ['opening', 'Meera Jain', 'customer', 'weOwe', 10, 'draft'],
      ['opening', 'Asha Rao', 'customer', 'theyOwe', 1_500, 'draft'],
      ['opening', 'Navkar Bullion', 'supplier', 'weOwe', 200_000.5, 'draft'],
    ]);
    const { data } = await shop.call('GET', 'vouchers?pageSize=50');
    const ids = (data.items as { id: string }[]).map(({ id }) => id);
    expect((await shop.call('POST', 'vouchers/post', { body: { ids } })).data.changed).toHaveLength(3);
    const trial = (await shop.call('GET', 'ledger/trial_balance')).data.items as Record<string, unknown>[];
    expect(trial.map(({ kind, closing }) => [kind, closing]).toSorted()).toEqual([
      ['customer', -10],
      ['customer', 1_500],
      ['opening', 198_510.5],
      ['supplier', -200_000.5],
    ]);
  });

  it('are of whoever has that name, however many blanks are in it', async () => {
    await shop.plant(entities.contacts, [{ ...people[0]!, name: 'Ravi  Shah', mobileNo: '9820011007' }]);
    expect(await imported('Name,Opening Balance', 'Ravi  Shah,5 Dr', 'Ravi Shah 9820011007,6 Dr')).toMatchObject({
      created: 2,
      failed: 0,
    });
  });

  it.each([
    ['Meera Jain', 'contactId', 'Several are called “Meera Jain”. Write the mobile Number behind it.'],
    ['Meera Jain 9820011009', 'contactId', expect.stringContaining('“Meera Jain 9820011009” is not known')],
  ])('of %s are of nobody, and say so', async (name, field, message) => {
    const report = await imported('Name,Under,Opening Balance', `${name},Sundry Debtors,100 Dr`);
    expect(report).toMatchObject({ created: 0, failed: 1, errors: [{ row: 2, field, message }] });
  });

  it('that are there already are told in a trial, as long as they are not cancelled', async () => {
    const file = ['Name,Opening Balance', 'Asha Rao,100 Dr', 'Navkar Bullion,50 Cr', 'Navkar Bullion,60 Cr'];
    expect(await bring(file, { dryRun: 'true' })).toMatchObject({ created: 3, alike: 0 });
    await imported(...file.slice(0, 3));
    expect(await bring(file, { dryRun: 'true' })).toMatchObject({ created: 3, alike: 2 });
    const { data } = await shop.call('GET', 'vouchers?amount_gte=100');
    const { id } = data.items[0] as { id: string };
    for (const way of ['post', 'cancel']) await shop.call('POST', `vouchers/${id}/${way}`, { body: {} });
    expect(await bring(file, { dryRun: 'true' })).toMatchObject({ alike: 1 });
    expect(await imported(...file)).toMatchObject({ created: 3, alike: 0 });
  });

  it('without a side are refused at it', async () => {
    const report = await imported('Name,Under,Opening Balance', 'Asha Rao,Sundry Debtors,100');
    expect(report).toMatchObject({ created: 0, failed: 1, errors: [{ row: 2, field: 'side' }] });
  });

  it('are none that a day-book or the statement of a bank could be', async () => {
    const report = await imported(
      'Date,Particulars,Debit,Credit',
      '24-11-2026,Asha Rao,100,',
      '24-11-2026,Asha Rao,,50',
    );
    expect(report).toMatchObject({ created: 0, skipped: 2, unread: [{ column: 'Debit' }, { column: 'Credit' }] });
  });

  it('are written down by whoever may add vouchers', async () => {
    const reader = await openShop(world, { permissions: [can.ReceiptList], shopId: shop.shopId });
    const form = { file: new File(['Name,Opening Balance\nAsha Rao,100 Dr'], 'ledgers.csv') };
    expect((await reader.call('POST', 'vouchers/import', { form })).status).toBe(403);
  });
});
