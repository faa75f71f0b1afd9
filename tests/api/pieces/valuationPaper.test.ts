import { beforeEach, expect, it } from 'vitest';
import type { PrintedPrice } from '../../../schema/rules/piecePriceOf.ts';
import { formatMoney } from '../../../schema/rules/formats.ts';
import { drawnPapers } from '../../support/drawnPapers.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { setRate, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { papers, noting } = drawnPapers();

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => void (shop = await openShop(world)));
    const printed = async (id: string, query = '') => {
      papers.length = 0;
      const answer = await shop.call('GET', `pieces/${id}/papers/valuation?format=svg${query}`);
      expect(answer.status, answer.text).toBe(200);
      return papers[0]!;
    };
    const labels = (all: { label: string }[]) => all.map(({ label }) => label);

    it('tells what a piece is, and each line of its price at the rate that holds', async () => {
      await setRate(shop);
      const { id, tag } = await takeIn(shop, { huid: 'AB12C3', cost: 12_345 });
      const paper = await printed(id);
      const { lines, total } = (await shop.call('GET', `pieces/${id}/price`)).data as PrintedPrice;
      expect(paper).toMatchObject({ title: 'Valuation certificate', number: tag });
      expect(paper.facts).toEqual(expect.arrayContaining([{ label: 'HUID', value: 'AB12C3' }]));
      expect(paper.facts.at(-1)).toEqual({ label: expect.stringContaining('A gram of 999'), value: '₹6,200.00' });
      const [stones, price] = paper.lists;
      expect(labels(stones!.columns)).toContain('Carats');
      expect(price!.rows.slice(0, 4)).toEqual([
        ['Metal', '10.000 g', '₹5,679.20', '₹56,792.00'],
        ['Wastage', '3% × 10.000 g', '₹5,679.20', '₹1,703.76'],
        ['Making charge', '10.000 g', '₹450.00', '₹4,500.00'],
        ['Stones', '0.12 ct', '₹55,000.00', '₹6,600.00'],
      ]);
      expect(price!.rows.map(row => row.at(-1))).toEqual(
        lines!.slice(0, -1).map(({ amount }) => formatMoney(amount, 'paise')),
      );
      expect(paper.totals.at(-1)).toEqual({ label: 'Value', value: formatMoney(total, 'paise') });
      expect(JSON.stringify(paper)).not.toContain('12,345');
    });

    it('names the GST on making by itself where that is a service', async () => {
      await setRate(shop);
      await world.sql(`update shops set making_gst = 'service' where id = '${shop.shopId}'`);
      await shop.call('POST', 'gst_rates', { body: { hsn: '998892', rate: 5, since: '2017-07-01' } });
      await shop.call('PUT', `admin/products/${await shop.refer('products')}`, { body: { taxPercentage: 3 } });
      const { id } = await takeIn(shop);
      const taxes = async (query = '') =>
        (await printed(id, query)).lists[1]!.rows.filter(([label]) => /[CS]GST/.test(label!));
      expect(await taxes()).toEqual([
        ['CGST', '1.5% × ₹65,140.76', '', '₹977.11'],
        ['SGST', '1.5% × ₹65,140.76', '', '₹977.11'],
        ['CGST on making (SAC 998892)', '2.5% × ₹4,500.00', '', '₹112.50'],
        ['SGST on making (SAC 998892)', '2.5% × ₹4,500.00', '', '₹112.50'],
      ]);
      expect((await taxes('&language=hi')).map(([label]) => label)).toContain('बनवाई पर CGST (SAC 998892)');
    });

    it('goes by the rate of the day on which it is printed', async () => {
      await setRate(shop);
      const { id } = await takeIn(shop);
      const before = await printed(id);
      await setRate(shop, 6_300);
      expect((await printed(id)).lists[1]!.rows[0]).toEqual(['Metal', '10.000 g', '₹5,770.80', '₹57,708.00']);
      expect(before.lists[1]!.rows[0]!.at(-1)).toBe('₹56,792.00');
    });

    it('says so where there is no rate, in either language', async () => {
      const { id } = await takeIn(shop);
      expect((await printed(id)).totals.at(-1)).toEqual({ label: 'Value', value: 'There is no rate of this metal.' });
      expect((await printed(id, '&language=hi')).totals.at(-1)).toEqual({
        label: 'मूल्य',
        value: 'इस धातु का भाव नहीं है।',
      });
    });

    it('is of each of many, and of no shop but its own', async () => {
      await setRate(shop);
      const ids = [(await takeIn(shop)).id, (await takeIn(shop, { grossWeight: 5.5 })).id];
      papers.length = 0;
      const answer = await shop.call('POST', 'pieces/papers/valuation', { body: { ids } });
      expect(answer.status).toBe(200);
      expect(papers.map(({ lists }) => lists[1]!.rows[0]![1]).toSorted()).toEqual(['10.000 g', '5.000 g']);
      const rival = await openShop(world);
      expect((await rival.call('GET', `pieces/${ids[0]}/papers/valuation`)).status).toBe(404);
    });
  },
  ports => ({ ...ports, documents: noting(ports.documents) }),
);
