import { beforeEach, describe, expect, it } from 'vitest';
import { mostMailed, sendFolderLetter } from '../../../api/monthFolder/sendLetter.ts';
import { can } from '../../../schema/permissions.ts';
import { folderFiles, type MonthFolder } from '../../../schema/rules/monthFolder.ts';
import { nodeSheets } from '../../../server/sheets/sheets.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { readTally } from '../../support/tallyReader.ts';
import { unzipped } from '../../support/unzipped.ts';

const box = { description: 'Box', hsn: '4202', metal: 'other', quantity: 3, price: 33.33, gst: 18 };
const payments = [{ way: 'cash', amount: 236 }];

onPostgres(world => {
  let { shop, ask, contactId } = {} as Counter;
  const month = '2026-09';
  const sell = async (day: string) => {
    const { id } = await ask('POST', 'quick_bills', { lines: [box, box], placeOfSupply: '27', day, payments });
    return (await ask('POST', `quick_bills/${id}/issue`, {})).number as string;
  };
  const buy = async () => {
    const lines = [{ metal: 'gold', fineness: 995, weight: 100, amount: 615_000 }];
    const { id } = await ask('POST', 'purchases', {
      supplierId: contactId,
      billNo: 'NB/1',
      billDay: '2026-09-03',
      day: '2026-09-03',
      lines,
    });
    return (await ask('POST', `purchases/${id}/post`, {})).number as string;
  };
  const made = async (headers: Record<string, string> = {}) => {
    const begun = await shop.call('POST', `ledger/month_folder/exports?month=${month}`, { headers });
    expect(begun.status, begun.text).toBe(202);
    const { id } = begun.data;
    await eventually(async () => expect((await ask('GET', `exports/${id}`)).state).toBe('completed'));
    const { done, total } = await ask('GET', `exports/${id}`);
    expect(done).toBe(total);
    const file = await shop.call('GET', `exports/${id}/file`);
    expect(file.headers.get('content-type')).toBe('application/zip');
    expect(file.headers.get('content-disposition')).toContain(`books-${month}.zip`);
    return { id: id as string, files: await unzipped(file.bytes) };
  };
  const rowsOf = async (files: Map<string, Buffer>, name: string) => {
    const rows: string[][] = [];
    for await (const slice of nodeSheets().read(files.get(name)!, { shop: 'shop' })) rows.push(...slice);
    return rows;
  };

  beforeEach(async () => {
    ({ shop, ask, contactId } = await openCounter(world));
  });

  describe('the folder of a month', () => {
    it('has the returns, registers, trial balance and the books for Tally of its days, and says what is in it', async () => {
      const [first, second] = [await sell('2026-09-30'), await sell('2026-09-01')];
      const outside = [await sell('2026-08-31'), await sell('2026-10-01')];
      const purchase = await buy();
      const told: MonthFolder = await ask('GET', `ledger/month_folder?month=${month}`);
      expect(told.files.map(({ file }) => file)).toEqual(folderFiles.filter(file => file !== 'cmp08'));
      expect(told).toMatchObject({ month, withheld: [], openDays: ['2026-09-01', '2026-09-03', '2026-09-30'] });
      const records = Object.fromEntries(told.files.map(({ file, records }) => [file, records]));
      expect(records).toMatchObject({ gstr1: 2, sales: 2, purchases: 1, oldGold: 0, tally: 3, stock: 1 });

      const { files } = await made();
      const names = [
        'gstr1-27AAPFU0939F1ZV-092026.json',
        'gstr1-27AAPFU0939F1ZV-092026.xlsx',
        'gstr3b-27AAPFU0939F1ZV-092026.xlsx',
        'bills.xlsx',
        'purchases.xlsx',
        'stock-2026-09-01-2026-09-30.xlsx',
        'trial-balance-2026-09-01-2026-09-30.xlsx',
        'tally-2026-09-01-2026-09-30.xml',
        'index.html',
      ];
      expect([...files.keys()]).toEqual(names);
      const page = files.get('index.html')!.toString();
      for (const name of names.slice(0, -1)) expect(page).toContain(`<a href="${name}">${name}</a>`);
      expect(page).toContain('Register of old gold</th><td>Nothing in this month');
      expect(page).toContain('Books of September 2026');

      expect(JSON.parse(files.get(names[0]!)!.toString())).toMatchObject({ fp: '092026', b2cs: [{ txval: 399.96 }] });
      const sales = await rowsOf(files, 'bills.xlsx');
      const number = sales[0]!.indexOf('Number');
      // In the order of days, a row for each line.
      expect(sales.slice(1).map(row => row[number])).toEqual([second, second, first, first]);
      expect(sales.flat()).not.toEqual(
        expect.arrayContaining([expect.stringMatching(new RegExp(`^(${outside.join('|')})$`))]),
      );
      expect((await rowsOf(files, 'purchases.xlsx')).flat()).toContain(purchase);
      expect(await rowsOf(files, names[2]!)).toEqual(
        expect.arrayContaining([['3.1(a) Taxable supplies', '399.96', '0', '36', '36', '0']]),
      );
      const [, stock] = await rowsOf(files, names[5]!);
      expect(stock).toEqual(['2026-09-03', 'Stock by weight', 'Fine gold', '0', '99.5', '0', '99.5']);
    });

    it('its trial balance comes to nought in each unit, and is the one that Tally’s file tells', async () => {
      for (const day of ['2026-08-31', '2026-09-11', '2026-09-12']) await sell(day);
      await buy();
      const { files } = await made();
      const [, ...rows] = await rowsOf(files, 'trial-balance-2026-09-01-2026-09-30.xlsx');
      for (const unit of ['Rupees', 'Fine gold']) {
        const closing = rows.filter(row => row[0] === unit).map(row => Number(row[6]));
        expect(closing.length).toBeGreaterThan(1);
        expect(closing.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 6);
      }
      const { held } = readTally(files.get('tally-2026-09-01-2026-09-30.xml')!.toString());
      const inRupees = rows.filter(row => row[0] === 'Rupees').map(row => [row[1], Math.round(Number(row[6]) * 100)]);
      const moved = (balances: Iterable<unknown[]>) => [...balances].filter(([, amount]) => amount).toSorted();
      expect(moved(held)).toEqual(moved(inRupees));
      expect(moved(held).length).toBeGreaterThan(5);
    });

    it('is in the language of whoever asks, and can be made again', async () => {
      await sell('2026-09-11');
      const { id, files } = await made({ 'accept-language': 'hi' });
      const page = files.get('index.html')!.toString();
      expect(page).toContain('<html lang="hi">');
      expect(page).toContain('बिक्री रजिस्टर');
      expect((await ask('POST', `exports/${id}/again`)).format).toBe('zip');
    });

    it('leaves out what the person may not see, and whoever loses a right to it loses the file', async () => {
      await sell('2026-09-11');
      await buy();
      const hold = (permissions: string[]) =>
        world.sql(
          `update memberships set permissions = '{${permissions.join()}}' where user_id = '${shop.userId}' and shop_id = '${shop.shopId}'`,
        );
      await hold([can.LedgerList, can.QuickBillList]);
      const told = await ask('GET', `ledger/month_folder?month=${month}`);
      expect(told.withheld).toEqual(['creditNotes', 'purchases', 'oldGold']);
      const { id, files } = await made();
      expect(files.has('bills.xlsx')).toBe(true);
      expect(files.has('purchases.xlsx')).toBe(false);
      await hold([can.LedgerList]);
      expect((await shop.call('GET', `exports/${id}/file`)).status).toBe(403);
      await hold([can.QuickBillList]);
      expect((await shop.call('GET', `ledger/month_folder?month=${month}`)).status).toBe(403);
    });

    it('of a shop without a GSTIN has no returns', async () => {
      await world.sql(`update shops set gstin = null where id = '${shop.shopId}'`);
      const { files } = await ask('GET', `ledger/month_folder?month=${month}`);
      expect(files.map(({ file }: { file: string }) => file)).toEqual(
        folderFiles.filter(file => !/gstr|cmp/.test(file)),
      );
    });

    it.each(['2026-13', '', '2026'])('is refused for the month %j', async wrong => {
      for (const [method, path] of [
        ['GET', 'month_folder'],
        ['POST', 'month_folder/exports'],
        ['POST', 'month_folder/mail'],
      ] as const)
        expect((await shop.call(method, `ledger/${path}?month=${wrong}`)).status).toBe(400);
    });
  });

  describe('the folder by mail', () => {
    const to = 'ca@example.test';
    const letters = async () => (await world.letters()).filter(each => each.to === to);
    const told = async () =>
      (await ask('GET', 'notifications')).items.filter(({ kind }: { kind: string }) => kind.startsWith('month')) as {
        kind: string;
        payload: unknown;
      }[];

    beforeEach(() =>
      world.sql(`update shops set accountant_email = '${to}', email = 'shop@example.test' where id = '${shop.shopId}'`),
    );

    it('goes to the accountant whom the shop names once it is there, and whoever asked is told', async () => {
      await sell('2026-09-11');
      expect((await ask('GET', `ledger/month_folder?month=${month}`)).mailTo).toBe(to);
      const before = (await letters()).length;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      for (let n = 0; n < 2; n++) {
        const begun = await shop.call('POST', `ledger/month_folder/mail?month=${month}`, { headers });
        expect(begun.status, begun.text).toBe(202);
      }
      await eventually(async () =>
        expect(await told()).toMatchObject([{ kind: 'monthMailed', payload: { month, to } }]),
      );
      const sent = await letters();
      expect(sent).toHaveLength(before + 1);
      const [{ subject, replyTo, attachments }] = sent as [(typeof sent)[number]];
      expect([subject, replyTo]).toEqual([expect.stringMatching(/^Books of September 2026: /), 'shop@example.test']);
      const [{ name, type, base64 }] = attachments as [{ name: string; type: string; base64: string }];
      expect([name, type]).toEqual([`books-${month}.zip`, 'application/zip']);
      expect([...(await unzipped(Buffer.from(base64, 'base64'))).keys()]).toContain('bills.xlsx');
    });

    it('is refused where the shop names nobody', async () => {
      await world.sql(`update shops set accountant_email = null where id = '${shop.shopId}'`);
      const { status, body } = await shop.call('POST', `ledger/month_folder/mail?month=${month}`);
      expect([status, body.responseMessage]).toEqual([
        409,
        'The shop names no accountant. Enter the e-mail in the settings of the shop.',
      ]);
    });

    it.each([
      ['is more than a letter takes', 'queued', 'tooLarge'],
      ['was being handed over when that was interrupted', 'sending', 'unknown'],
    ])('what %s is not sent, and whoever asked is told so', async (_, state, why) => {
      const { id } = await made();
      const mail = JSON.stringify({ to, state, tries: 0 });
      await world.sql(
        `update exports set options = options || jsonb_build_object('mail', '${mail}'::jsonb) where id = '${id}'`,
      );
      const before = (await letters()).length;
      const zip = () => new Blob([new Uint8Array(mostMailed + 1)]).stream();
      const sheets = { ...world.ports.sheets, zip };
      for (let n = 0; n < 2; n++) await sendFolderLetter({ ...world.ports, sheets }, { shop: shop.shopId, id });
      expect(await letters()).toHaveLength(before);
      expect(await told()).toMatchObject([{ kind: 'monthNotMailed', payload: { month, to, why } }]);
    });
  });
});
