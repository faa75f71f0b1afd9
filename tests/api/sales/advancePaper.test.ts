import { beforeEach, expect, it } from 'vitest';
import { openCounter, type Counter } from '../../support/counter.ts';
import { drawnPapers } from '../../support/drawnPapers.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const { papers, noting } = drawnPapers();

onPostgres(
  world => {
    let counter: Counter;
    const ask: Counter['ask'] = (...asked) => counter.ask(...asked);
    beforeEach(async () => void (counter = await openCounter(world)));

    const order = async (billedGst: string) => {
      const ring = { description: 'Ring', hsn: '7113', metal: 'gold', fineness: 916, grossWeight: 4, rate: 6_000 };
      const { id } = await ask('POST', 'sales_orders', {
        contactId: counter.contactId,
        lines: [ring, { ...ring, description: 'Chain' }],
        placeOfSupply: '27',
        billedGst,
        deliveryDay: '2031-11-04',
      });
      await ask('POST', `sales_orders/${id}/confirm`, {});
      return id as string;
    };
    const voucher = async (kind: string, salesOrderId: string | null) => {
      const typed = { kind, contactId: counter.contactId, amount: 1_000, way: 'upi', day: '2026-11-26', salesOrderId };
      const { id } = await ask('POST', 'vouchers', typed);
      return ask('POST', `vouchers/${id}/post`, {});
    };
    const factsOf = async ({ id }: { id: string }) => {
      papers.length = 0;
      expect((await counter.shop.call('GET', `vouchers/${id}/papers/voucher?format=svg`)).status).toBe(200);
      return papers[0]!.facts.map(({ label, value }) => `${label}: ${value}`);
    };
    const taxes = [
      'GST on the advance: None: an advance for goods bears no GST (Notification 66/2017 Central Tax)',
      'Tax payable on reverse charge: No',
    ];

    it('the receipt of an advance says what it is for and that it bears no GST', async () => {
      const facts = await factsOf(await voucher('receipt', await order('cgstSgst')));
      expect(facts).toEqual(
        expect.arrayContaining(['Goods ordered: Ring, Chain', ...taxes, 'Place of supply: Maharashtra (27)']),
      );
    });

    it('its refund names the receipts', async () => {
      const id = await order('cgstSgst');
      const { number } = await voucher('receipt', id);
      const facts = await factsOf(await voucher('payment', id));
      expect(facts).toEqual(expect.arrayContaining([`Paid back from the receipts: ${number}, 26 Nov 2026`, ...taxes]));
    });

    it.each([
      [
        'of a shop that charges no GST',
        async () => {
          await world.sql(`update shops set gstin = null where id = '${counter.shop.shopId}'`);
          return order('none');
        },
      ],
      ['for no order', async () => null],
    ])('a receipt %s says nothing of GST', async (_, orderOf) => {
      const facts = await factsOf(await voucher('receipt', await orderOf()));
      expect(facts.filter(fact => taxes.includes(fact))).toEqual([]);
    });
  },
  ports => ({ ...ports, documents: noting(ports.documents) }),
);
