import { beforeEach, describe, expect, it } from 'vitest';
import { runExport } from '../../../api/crud/export/run.ts';
import { sendPaperLetter } from '../../../api/papers/sendLetter.ts';
import { drawnPapers } from '../../support/drawnPapers.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { papers, noting } = drawnPapers();

onPostgres(
  world => {
    let shop: Shop;
    let contactId: string;
    let account: string;
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await shop.call(method, path, body && { body });
      expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
      return answer.data;
    };
    const post = async (more: object) => {
      const { id } = await ask('POST', 'vouchers', { kind: 'receipt', contactId, way: 'bank', ...more });
      return ask('POST', `vouchers/${id}/post`, {});
    };
    const printed = async (query = 'from=2026-05-01&to=2026-05-31&format=svg') => {
      papers.length = 0;
      const answer = await shop.call('GET', `ledger/accounts/${account}/papers/statement?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return papers[0]!;
    };

    beforeEach(async () => {
      shop = await openShop(world);
      contactId = (await ask('POST', 'contacts', { name: 'Asha Rao', mobileNo: '9820011001', gender: 1 })).id;
      await post({ kind: 'opening', side: 'theyOwe', day: '2026-04-01', amount: 10_000, metal: 'AU', fineWeight: 8 });
      await post({ day: '2026-05-04', amount: 2_500.5 });
      const wrong = await post({ day: '2026-05-05', amount: 900 });
      await ask('POST', `vouchers/${wrong.id}/settle`, { rows: [] });
      await ask('POST', `vouchers/${wrong.id}/cancel`, {});
      await post({ kind: 'payment', day: '2026-06-01', amount: 1 });
      const [{ accountId }] = await ask('GET', `ledger/balances?contactId=${contactId}`);
      account = accountId;
    });

    describe('what lies between the shop and a person', () => {
      it('is told in each unit, and nothing of anybody else', async () => {
        expect(await ask('GET', `ledger/balances?contactId=${contactId}`)).toEqual([
          { accountId: account, kind: 'customer', unit: 'INR', balance: 7_500.5 },
          { accountId: account, kind: 'customer', unit: 'AU', balance: 8 },
        ]);
        const other = (await ask('POST', 'contacts', { name: 'Ravi', mobileNo: '9820011002', gender: 1 })).id;
        expect(await ask('GET', `ledger/balances?contactId=${other}`)).toEqual([]);
        const rival = await openShop(world);
        expect((await rival.call('GET', `ledger/balances?contactId=${contactId}`)).data).toEqual([]);
      });

      it.each(['', '?contactId=Asha'])('wants to know of whom: %s', async query => {
        const answer = await shop.call('GET', `ledger/balances${query}`);
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['contactId']]);
      });
    });

    describe('the statement of an account', () => {
      it('has what was owed before, each movement with what was owed then, and who pays whom', async () => {
        const paper = await printed();
        expect([paper.title, paper.number]).toEqual(['Statement of account', 'Asha Rao']);
        expect(paper.facts.map(({ value }) => value)).toEqual(['Customer', '1 May 2026 to 31 May 2026']);
        const [rupees, gold] = paper.lists;
        expect([rupees!.title, gold!.title]).toEqual(['Rupees', 'Fine gold']);
        const number = expect.stringMatching(/^V\/\d\d-\d\d\/\d{4}$/);
        expect(rupees!.rows).toEqual([
          ['', '', 'Before', '', '', '₹10,000.00 Dr'],
          ['4 May 2026', number, 'Bank', '', '₹2,500.50', '₹7,499.50 Dr'],
          ['5 May 2026', number, 'Bank', '', '₹900.00', '₹6,599.50 Dr'],
          ['', '', 'At the end', '₹0.00', '₹3,400.50', '₹6,599.50 Dr'],
        ]);
        expect(gold!.rows.at(-1)!.at(-1)).toBe('8.000 g Dr');
        expect(paper.totals).toEqual([
          { label: 'Payable by you · Rupees', value: '₹6,599.50' },
          { label: 'Payable by you · Fine gold', value: '8.000 g' },
        ]);
      });

      it('has a way back as its own line, on the day it was written, and other words where the shop owes', async () => {
        await post({ day: '2026-05-20', amount: 20_000 });
        const { lists, totals } = await printed('from=2026-04-01&language=hi');
        const texts = lists[0]!.rows.map(row => row[1]);
        expect(texts.filter(text => text!.endsWith(', रद्द'))).toHaveLength(1);
        expect(totals[0]).toEqual({ label: 'आपको मिलना है · रुपये', value: '₹12,499.50' });
      });

      it('is told day by day where nobody would read each movement', async () => {
        await world.sql(`insert into ledger_balances (shop_id, account_id, unit, day, till_id, debit, credit, postings)
          select shop_id, account_id, unit, '2026-05-10', till_id, 300, 100, 1200 from ledger_balances
          where account_id = '${account}' and unit = 'INR' and day = '2026-05-04'`);
        const [rupees] = (await printed()).lists;
        expect(rupees!.rows.slice(1, -1)).toEqual([
          ['4 May 2026', '', '', '', '₹2,500.50', '₹7,499.50 Dr'],
          ['5 May 2026', '', '', '', '₹900.00', '₹6,599.50 Dr'],
          ['10 May 2026', '', '', '₹3.00', '₹1.00', '₹6,601.50 Dr'],
        ]);
      });

      it('goes out by mail and into one file of many, of the same days', async () => {
        papers.length = 0;
        const days = 'from=2026-05-01&to=2026-05-31';
        await ask('POST', `ledger/accounts/${account}/papers/statement/mail?${days}`, { to: 'asha@example.test' });
        const [letter] = await world.sql(
          `select id from history where shop_id = '${shop.shopId}' and action = 'letter'`,
        );
        await sendPaperLetter(world.ports, { shop: shop.shopId, id: String(letter!['id']) });
        const later = await ask('POST', `ledger/accounts/papers/statement/exports?${days}&kind=customer`);
        await runExport(world.ports, shop.shopId, later.id, new AbortController().signal);
        // Its own job may be at it, and may have drawn them as well.
        await eventually(async () =>
          expect((await shop.call('GET', `exports/${later.id}`)).data.state).toBe('completed'),
        );
        const drawn = papers.map(({ number, facts }) => `${number}: ${facts.at(-1)!.value}`);
        expect(drawn.length).toBeGreaterThanOrEqual(2);
        expect([...new Set(drawn)]).toEqual(['Asha Rao: 1 May 2026 to 31 May 2026']);
      });

      it('is of the books: not for whoever sees none', async () => {
        const other = await openShop(world, { permissions: ['shop/contacts/list'] });
        expect((await other.call('GET', `ledger/accounts/${account}/papers/statement`)).status).toBe(403);
        expect((await other.call('GET', `ledger/balances?contactId=${contactId}`)).status).toBe(403);
      });
    });
  },
  ports => ({ ...ports, documents: noting(ports.documents) }),
);
