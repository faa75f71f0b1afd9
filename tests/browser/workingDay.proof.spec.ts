import { i18nProvider, loadLanguage } from '../../src/i18n/i18nProvider.ts';
import type { Language } from '../../schema/words/languages.ts';
import { drawFrom } from '../support/draw.ts';
import { isSoak, seed } from '../support/proofSize.ts';
import { violations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { registerOwner } from './support.ts';
import { workingDay } from './workingDay.ts';

/** Each language at each width; one of them is drawn, a soak has all. */
const languages: readonly Language[] = ['en', 'hi'];
const days = languages.flatMap(language => [
  { language, width: 'desktop', tag: [] },
  { language, width: 'phone', tag: ['@phoneOnly'] },
]);
const drawn = isSoak ? days : [drawFrom(seed).of(days)];

test.describe.configure({ mode: 'default', timeout: 600_000 });

for (const { language, width, tag } of drawn)
  test(`A-09 a jeweller's working day, on a ${width} in ${language}`, { tag }, async ({ page }) => {
    const { call, shopId } = await registerOwner(page);
    await page.evaluate(it => localStorage.setItem('ts.language', it), language);
    await loadLanguage(language);
    const it = workingDay(page, (key, values) => i18nProvider.translate(key, values), width === 'phone');
    const { say, main, dialog, fieldIn } = it;
    const make = <R>(path: string, body: object) => call<R & { id: string }>('POST', `/shops/${shopId}/${path}`, body);
    const list = <R>(path: string) => call<{ items: R[] }>('GET', `/shops/${shopId}/${path}`);
    await call('PUT', `/shops/${shopId}`, { gstin: '27AAPFU0939F1ZV', stateCode: '27' });
    const { id: unitId } = await make('units', { symbol: 'pcs' });
    const product = { name: 'Kolhapuri Saaj', productCode: 'KS-1', unitId, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
    await make('admin/products', { ...product, hsncode: '7113', taxPercentage: 3 });
    await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 });
    await make('tills', { name: 'Counter' });
    await make('ledger/accounts', { name: 'Refreshments', kind: 'expenses' });

    await test.step('the rate of the morning', async () => {
      await it.open('/gold_rates/create');
      for (const [name, rate] of [
        ['goldRate', '6200'],
        ['silverRate', '92.5'],
        ['diamondRate', '50000'],
      ] as const)
        await it.write(fieldIn(dialog, 'gold_rates', name), rate);
      await it.save(dialog);
      await expect(dialog).toHaveCount(0);
    });

    await test.step('three pieces are taken in, and have their tags', async () => {
      for (const tagNumber of ['A-1', 'A-2', 'A-3']) {
        await it.open('/pieces/create');
        await it.take(fieldIn(main, 'pieces', 'productId'), 'Kolhapuri Saaj');
        await it.write(fieldIn(main, 'pieces', 'tag'), tagNumber);
        await it.take(main.getByRole('combobox', { name: say('resources.pieces.fields.fineness') }), '916');
        await it.write(fieldIn(main, 'pieces', 'grossWeight'), '10');
        await it.write(fieldIn(main, 'pieces', 'makingRate'), '450');
        await it.save();
        await page.waitForURL(/pieces(?!\/create)/);
      }
      const [piece] = (await list<{ id: string }>('pieces')).items;
      await it.open(`/pieces/${piece!.id}`);
      expect((await it.print('pieces', 'tag')).length).toBeGreaterThan(0);
    });

    await test.step('an estimate, which becomes a bill', async () => {
      await it.open('/quotes/create');
      await it.scan('A-1');
      await it.take(fieldIn(main, 'quotes', 'contactId'), 'Meera Jain');
      expect(await violations(page)).toEqual([]);
      await it.save();
      await page.waitForURL(/quotes\/(?!create)/);
      await it.action('quotes', 'give');
      await it.state('quotes', 'given');
      expect((await it.print('quotes', 'estimate')).length).toBeGreaterThan(0);
      await it.action('quotes', 'bill');
      await page.waitForURL(/quick_bills\//);
    });

    await test.step('old gold pays a part of it, cash the rest', async () => {
      const payment = page.getByRole('region', { name: say('sales.pay') });
      await expect(payment).toContainText('63,131');
      await it.key('F4');
      await it.write(fieldIn(dialog, 'old_gold', 'lines.grossWeight'), '5');
      await it.write(fieldIn(dialog, 'old_gold', 'lines.fineness'), '916');
      await it.write(fieldIn(dialog, 'old_gold', 'lines.rate'), '6000');
      await it.confirm(say('sales.buy'));
      await expect(dialog).toHaveCount(0);
      await expect(payment).toContainText('35,651');
      await it.key('F7');
      await expect(payment).toContainText('₹0.00');
      expect(await violations(page)).toEqual([]);
      await it.action('quick_bills', 'issue');
      await it.putAway();
      await it.state('quick_bills', 'issued');
      expect((await it.print('quick_bills', 'bill')).length).toBeGreaterThan(0);
    });

    await test.step('it comes back, and another goes out for it', async () => {
      await it.action('quick_bills', 'exchange');
      await it.confirm(say('resources.quick_bills.buttons.exchange.label'));
      await page.waitForURL(/quick_bills\/create/);
      await it.scan('A-2');
      await it.key('F6');
      await expect(page.getByRole('region', { name: say('sales.pay') })).toContainText('₹0.00');
      await it.save();
      await page.waitForURL(/quick_bills\/(?!create)/);
      await it.action('quick_bills', 'issue');
      await it.putAway();
      await it.state('quick_bills', 'issued');
      const [note] = (await list<{ id: string }>('credit_notes')).items;
      await it.open(`/credit_notes/${note!.id}/show`);
      expect((await it.print('credit_notes', 'creditNote')).length).toBeGreaterThan(0);
      const { items } = await list<{ tag: string; state: string }>('pieces');
      expect(Object.fromEntries(items.map(({ tag, state }) => [tag, state]))).toMatchObject({
        'A-1': 'inStock',
        'A-2': 'sold',
      });
    });

    await test.step('an order is taken, with an advance', async () => {
      await it.open('/sales_orders/create');
      await it.scan('A-3');
      await it.take(fieldIn(main, 'sales_orders', 'contactId'), 'Meera Jain');
      await it.day(main.getByLabel(say('resources.sales_orders.fields.deliveryDay'), { exact: true }), '2031-11-04');
      await it.save();
      await page.waitForURL(/sales_orders\/(?!create)/);
      await it.action('sales_orders', 'confirm');
      await it.state('sales_orders', 'confirmed');
      expect((await it.print('sales_orders', 'order')).length).toBeGreaterThan(0);
      await it.action('sales_orders', 'advance');
      await it.write(fieldIn(dialog, 'sales_orders', 'advance.amount'), '20000');
      await it.confirm(say('resources.sales_orders.buttons.advance.label'));
      await page.waitForURL(/vouchers\//);
      await it.putAway();
      const { items } = await list<{ state: string }>('pieces?query=A-3');
      expect(items).toMatchObject([{ state: 'reserved' }]);
    });

    await test.step('an expense', async () => {
      await it.open('/vouchers/create');
      await it.take(
        main.getByRole('combobox', { name: say('resources.vouchers.fields.kind') }),
        say('resources.vouchers.values.kind.expense'),
      );
      await it.take(fieldIn(main, 'vouchers', 'expenseId'), 'Refreshments');
      await it.write(fieldIn(main, 'vouchers', 'amount'), '250');
      await it.save();
      await page.waitForURL(/vouchers(?!\/create)/);
      const [voucher] = (await list<{ id: string }>('vouchers')).items;
      await it.open(`/vouchers/${voucher!.id}`);
      await it.action('vouchers', 'post');
      await it.state('vouchers', 'posted');
    });

    await test.step('the day is closed, and its cash agrees with the books', async () => {
      const { items } = await list<{ id: string }>('ledger/days');
      await it.open(`/business_days/${items[0]!.id}`);
      const counted = page.getByRole('group', { name: say('resources.business_days.fields.counts'), exact: true });
      await it.press(say('kit.lines.add'), counted);
      // 35,651 of the bill and 20,000 of the advance, less 250.
      await it.write(counted.getByLabel(say('resources.business_days.fields.counts.coins'), { exact: true }), '55401');
      await expect(main.getByText(say('closing.agrees')).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await it.action('business_days', 'close');
      await it.confirm(say('resources.business_days.buttons.close.label'));
      await it.state('business_days', 'closed');
    });
  });
