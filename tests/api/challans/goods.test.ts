import { beforeEach, describe, expect, it } from 'vitest';
import type { PaperData } from '../../../api/papers/paperData.ts';
import { entities } from '../../../schema/entities/index.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { drawnPapers } from '../../support/drawnPapers.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { giveOut, setRate, takeIn } from '../../support/pieces.ts';

const { papers, noting } = drawnPapers();
const bar = { metal: 'gold', fineness: 999, weight: 10 };
const scrap = { description: 'Broken chains', grossWeight: 20, fineness: 916 };

onPostgres(
  world => {
    let { shop, contactId, ask } = {} as Counter;
    const open = async (metal: string, fineWeight: number) => {
      const { id } = await ask('POST', 'vouchers', { kind: 'opening', side: 'theyOwe', metal, fineWeight });
      await ask('POST', `vouchers/${id}/post`, {});
    };
    const draft = async (path: string, lines: object[], more: object = {}): Promise<string> =>
      (await ask('POST', path, { contactId, lines, ...more })).id;
    const issued = async (lines: object[], more: object = {}) =>
      ask('POST', `karigar_issues/${await draft('karigar_issues', lines, more)}/post`, {});
    const sent = async (lines: object[], more: object = {}) =>
      ask('POST', `melting_lots/${await draft('melting_lots', lines, { metal: 'gold', ...more })}/send`, {});
    const printed = async (path: string): Promise<PaperData> => {
      papers.length = 0;
      const answer = await shop.call('GET', `${path}/papers/challan?format=svg`);
      expect(answer.status, answer.text).toBe(200);
      return papers[0]!;
    };
    /** Reads the column of a paper's goods under a head. */
    const column = ({ lists }: PaperData, head: string) => {
      const n = lists[0]!.columns.findIndex(({ label }) => label === head);
      return lists[0]!.rows.map(row => row[n]);
    };

    beforeEach(async () => {
      ({ shop, contactId, ask } = await openCounter(world));
      for (const metal of ['AU', 'AG', 'PT']) await open(metal, 200);
    });

    describe('a challan to a karigar', () => {
      it('names the HSN code of loose metal and its value at the rate of the day, from the step that gives it out', async () => {
        await setRate(shop);
        const lines = [
          bar,
          { metal: 'gold', fineness: 916, weight: 10 },
          { metal: 'silver', fineness: 999, weight: 100 },
          { metal: 'platinum', fineness: 950, weight: 5 },
          { what: 'stones', description: 'Diamonds', carats: 1, hsn: '71023910', value: 40_000 },
        ];
        const id = await draft('karigar_issues', lines);
        expect((await ask('GET', `karigar_issues/${id}`)).lines[0]).toMatchObject({ hsn: null, value: null });
        const posted = await ask('POST', `karigar_issues/${id}/post`, {});
        // 10 g and 9.160 g at ₹6,200, 100 g at ₹92, and no rate of platinum.
        expect(posted).toMatchObject({
          value: 62_000 + 56_792 + 9_200 + 40_000,
          lines: [
            { hsn: '7108', value: 62_000 },
            { hsn: '7108', value: 56_792 },
            { hsn: '7106', value: 9_200 },
            { hsn: '7110', value: null },
            { hsn: '71023910', value: 40_000 },
          ],
        });
      });

      it('keeps the code and the value that a person wrote', async () => {
        await setRate(shop);
        const { lines, value } = await issued([{ ...bar, hsn: '71081300', value: 61_000 }]);
        expect([lines[0].hsn, lines[0].value, value]).toEqual(['71081300', 61_000, 61_000]);
      });

      it('of an earlier day has the value of that day', async () => {
        await setRate(shop, 6_000);
        await world.sql(`update commodity_rates set at = at - interval '10 days' where shop_id = '${shop.shopId}'`);
        await setRate(shop, 6_500);
        const day = daysLater(shopDay(new Date()), -2);
        expect((await issued([bar], { day })).value).toBe(60_000);
        expect((await issued([bar])).value).toBe(65_000);
      });

      it('prints codes, quantities, values and the place of supply, and that no GST is charged', async () => {
        await setRate(shop);
        const { id: karigar } = await shop.make(entities.contacts, { stateCode: '24', pin: '395003', gstin: null });
        const { id } = await issued([bar], { contactId: karigar });
        const paper = await printed(`karigar_issues/${id}`);
        expect(column(paper, 'HSN')).toEqual(['7108']);
        expect(column(paper, 'Weight')).toEqual(['10.000 g']);
        expect(column(paper, 'Value')).toEqual(['₹62,000.00']);
        expect(paper.facts).toContainEqual({ label: 'Place of supply', value: 'Gujarat (24)' });
        expect(paper.totals).toContainEqual({ label: 'Value of the goods', value: '₹62,000.00' });
        expect(paper.notes[0]).toContain('no GST is charged');
      });
    });

    describe('a challan to a refinery', () => {
      it('names the goods scrap, worth the fine metal that they are judged to hold', async () => {
        await setRate(shop);
        const lot = await sent([scrap, { ...scrap, hsn: '71129100', value: 100_000 }]);
        // 18.320 g at ₹6,200.
        expect(lot).toMatchObject({
          sentValue: 213_584,
          lines: [
            { hsn: '7112', value: 113_584 },
            { hsn: '71129100', value: 100_000 },
          ],
        });
        const paper = await printed(`melting_lots/${lot.id}`);
        expect(column(paper, 'HSN')).toEqual(['7112', '71129100']);
        expect(column(paper, 'Value')).toEqual(['₹1,13,584.00', '₹1,00,000.00']);
        expect(paper.notes[0]).toContain('job work');
      });
    });

    describe('a challan of pieces', () => {
      const coded = async (hsncode: string | null) =>
        shop.call('PUT', `admin/products/${await shop.refer('products')}`, { body: { hsncode } });

      it('to hallmarking names the code of the product, else that of jewellery, and what the metal is worth', async () => {
        await setRate(shop);
        await coded(null);
        const ring = await takeIn(shop, { huid: null });
        const without = await giveOut(shop, [ring['id']], { kind: 'hallmarking' });
        expect(without).toMatchObject({ value: 56_792, lines: [{ hsn: '7113', value: 56_792 }] });
        await coded('711319');
        const other = await takeIn(shop, { huid: null });
        const issue = await giveOut(shop, [other['id']], { kind: 'hallmarking' });
        expect(issue['lines'][0].hsn).toBe('711319');
        const paper = await printed(`piece_issues/${issue['id']}`);
        expect(paper.title).toBe('Delivery challan for hallmarking');
        expect(column(paper, 'HSN')).toEqual(['711319']);
        expect(paper.notes[0]).toContain('job work');
      });

      it('on approval leaves the price to the person, and is taxed with its bill', async () => {
        await setRate(shop);
        await coded('711319');
        const { id } = await takeIn(shop, { huid: null });
        const issue = await giveOut(shop, [id]);
        expect(issue['lines']).toMatchObject([{ hsn: '711319', value: null }]);
        const paper = await printed(`piece_issues/${issue['id']}`);
        expect(paper.title).toBe('Delivery challan');
        expect(paper.notes[0]).toContain('once the goods are billed');
      });
    });
  },
  ports => ({ ...ports, documents: noting(ports.documents) }),
);
