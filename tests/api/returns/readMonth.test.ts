import { beforeEach, describe, expect, it } from 'vitest';
import { readMonth, together } from '../../../api/returns/readMonth.ts';
import { entities } from '../../../schema/entities/index.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { gstr1Return } from '../../../schema/rules/returns/gstr1Return.ts';
import { gstr3b } from '../../../schema/rules/returns/gstr3b.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { giveOut, takeIn } from '../../support/pieces.ts';
import { balancesOf, openBranch, sendTransfer, setTax, withPromptJobs } from '../../support/transfers.ts';

const [gstin, elsewhere] = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'];
const month = '2026-09';
const thisMonth = shopDay(new Date()).slice(0, 7);
const filer = { gstin, month, scheme: 'regular', turnover: null } as const;
const jobs = withPromptJobs();

onPostgres(world => {
  let { shop, contactId, ask } = {} as Counter;
  const bars = { description: 'Bar', hsn: '7108', metal: 'gold', fineness: 999, grossWeight: 2.5, rate: 6_200.35 };
  const box = { description: 'Box', hsn: '4202', metal: 'other', quantity: 3, price: 33.33, gst: 18 };
  const issued = async (lines: object[], more: object = {}) => {
    const bill = await ask('POST', 'quick_bills', {
      contactId,
      lines,
      placeOfSupply: '27',
      day: '2026-09-10',
      ...more,
    });
    return ask('POST', `quick_bills/${bill.id}/issue`, {});
  };
  const read = (of = month, size?: number) => readMonth(world.ports.database, shop.shopId, { month: of, gstin }, size);
  const paise = (rupees: number | undefined) => Math.round((rupees ?? 0) * 100);

  beforeEach(async () => {
    ({ shop, contactId, ask } = await openCounter(world));
  });

  describe('a month of a shop, read for its returns', () => {
    it('has what was issued in it, in whatever slices, and comes to what the tax accounts do', async () => {
      const business = await shop.make(entities.contacts, {
        pin: '560001',
        stateCode: '29',
        gstin: elsewhere,
        pan: null,
      });
      const toBusiness = { contactId: business['id'], placeOfSupply: '29', billedGst: 'igst' };
      await issued([bars, box], { discountPercent: 7 });
      await issued([bars, { ...box, gst: 4 }], toBusiness);
      await issued([box], { day: '2026-08-31' });
      await ask('POST', 'quick_bills', { contactId, lines: [box], placeOfSupply: '27', day: '2026-09-10' });
      const large = await issued([box, bars], { day: '2026-09-30' });
      await ask('POST', `quick_bills/${large.id}/credit`, { lines: [{ line: 1 }] });
      const bought = { metal: 'gold', fineness: 995, weight: 10, amount: 60_000, gst: 3, hsn: '7108' };
      const purchase = { supplierId: contactId, billNo: 'NB/1', billDay: '2026-09-02', day: '2026-09-02' };
      const { id } = await ask('POST', 'purchases', { ...purchase, lines: [bought] });
      await ask('POST', `purchases/${id}/post`, {});

      const all = await read();
      expect(all.supplies.map(({ number, gstin: to, place, day }) => [number.slice(-4), to, place, day])).toEqual([
        ['0001', null, '27', '2026-09-10'],
        ['0002', elsewhere, '29', '2026-09-10'],
        ['0004', null, '27', '2026-09-30'],
      ]);
      expect(await read(month, 1)).toEqual(all);
      const others = await Promise.all(['2026-08', thisMonth].map(of => read(of)));
      expect(others.map(({ supplies }) => supplies.map(({ kind }) => kind))).toEqual([['quickBills'], ['creditNotes']]);
      expect(others[1]!.supplies[0]).toMatchObject({ bill: { day: '2026-09-30', total: paise(large.total) } });

      const { sums } = gstr1Return(filer, together([all, ...others]));
      const held = await balancesOf(shop);
      expect({ cgst: sums.cgst, sgst: sums.sgst, igst: sums.igst }).toEqual({
        cgst: -paise(held['cgst INR']),
        sgst: -paise(held['sgst INR']),
        igst: -paise(held['igst INR']),
      });
      expect(sums.igst).toBeGreaterThan(0);
      const { json, problems } = gstr1Return(filer, all);
      expect(json!.b2b).toMatchObject([{ ctin: elsewhere, inv: [{ pos: '29', idt: '10-09-2026' }] }]);
      expect(json!.doc_issue!.doc_det[0]!.docs.map(({ totnum }) => totnum)).toEqual([2, 1]);
      expect(problems.map(({ number, said }) => [number.slice(-4), said.key])).toEqual([['0002', 'returnUnknownRate']]);
      expect(gstr3b(filer, all.supplies, all.input)!.input).toEqual({
        cgst: 90_000,
        sgst: 90_000,
        utgst: 0,
        igst: 0,
      });
    });

    it('lists a transfer to another GSTIN once, and says that something of it came back', async () => {
      const branch = await openBranch(world, shop);
      await setTax(world, branch, elsewhere, '29');
      const [ring, chain] = [await takeIn(shop, { tag: 'A-1' }), await takeIn(shop, { tag: 'A-2', huid: null })];
      await shop.call('PUT', `admin/products/${await shop.refer('products')}`, {
        body: { hsncode: '7113', taxPercentage: 3 },
      });
      const { id } = await sendTransfer(shop, branch, [], {
        lines: [
          { pieceId: ring['id'], value: 60_000 },
          { pieceId: chain['id'], value: 40_000 },
        ],
      });
      await jobs.drain();
      const done = async (step: string, body: object) => {
        const answer = await branch.call('POST', `piece_arrivals/${id}/${step}`, { body });
        expect(answer.status, answer.text).toBeLessThan(300);
      };
      await done('receive', { pieces: [{ tag: 'A-1' }] });
      await done('refuse', { reason: 'Not there', pieces: [{ tag: 'A-2' }] });
      await jobs.drain();
      const { json, problems } = gstr1Return({ ...filer, month: thisMonth }, await read(thisMonth));
      expect(json!.b2b).toMatchObject([
        { ctin: elsewhere, inv: [{ val: 103_000, itms: [{ itm_det: { txval: 100_000, iamt: 3_000 } }] }] },
      ]);
      expect(json!.doc_issue!.doc_det.map(({ doc_num, docs }) => [doc_num, docs.length])).toEqual([[1, 1]]);
      expect(problems.map(({ said }) => said.key)).toEqual(['returnCameBack']);
    });

    it('lists challans for job work, to karigars, refineries and hallmarking, and counts the cancelled ones', async () => {
      const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 500 };
      const { id: opened } = await ask('POST', 'vouchers', opening);
      await ask('POST', `vouchers/${opened}/post`, {});
      const given = async (path: string, step: string, lines: object[], isCancelled: boolean) => {
        const { id } = await ask('POST', path, { contactId, lines });
        await ask('POST', `${path}/${id}/${step}`, {});
        if (isCancelled) await ask('POST', `${path}/${id}/cancel`, {});
      };
      const piecesOut = async (kind: 'approval' | 'hallmarking', isCancelled: boolean) => {
        const { id: piece } = await takeIn(shop, { huid: null });
        const { id } = await giveOut(shop, [piece], { kind });
        if (isCancelled) await ask('POST', `piece_issues/${id}/cancel`, {});
      };
      for (const isCancelled of [false, true]) {
        await given('karigar_issues', 'post', [{ metal: 'gold', fineness: 999, weight: 10 }], isCancelled);
        await given('melting_lots', 'send', [{ grossWeight: 10, fineness: 916 }], isCancelled);
        await piecesOut('hallmarking', isCancelled);
      }
      await piecesOut('approval', false);
      // A draft has no number yet.
      await ask('POST', 'melting_lots', { contactId, lines: [{ grossWeight: 10, fineness: 916 }] });
      const { json } = gstr1Return({ ...filer, month: thisMonth }, await read(thisMonth));
      const told = json!.doc_issue!.doc_det.map(({ doc_num, docs }) => [
        doc_num,
        docs.map(({ from, totnum, cancel, net_issue }) => [from.split('/')[0], totnum, cancel, net_issue]),
      ]);
      const counted = ['J', 'M', 'N'].map(series => [series, 2, 1, 1]);
      expect(told).toEqual([
        [9, counted],
        [10, [['M', 1, 0, 1]]],
      ]);
    });
  });
}, jobs.change);
