import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { wrongIn } from '../ledger/soundBooks.ts';
import { openCounter } from '../support/counter.ts';
import { drawFrom } from '../support/draw.ts';
import { bothEnginesFor } from '../support/drawnEngines.ts';
import { runProgram } from '../support/killable.ts';
import { proofSize, seed } from '../support/proofSize.ts';
import { openPlatform } from '../support/subscriptions.ts';
import { openTestApi, type TestApi } from '../support/testApi.ts';
import type { PaymentsOfChild } from './paymentsChild.ts';
import { openProvider } from './provider.ts';

const kills = proofSize(2, 100);
const folder = mkdtempSync(join(tmpdir(), 'payments-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL('paymentsChild.ts', import.meta.url));

type Provider = Awaited<ReturnType<typeof openProvider>>;
type Row = Record<string, unknown>;

/** What the provider has, and what is kept here, payment by payment. */
const differences = async ({ sql }: TestApi, { standIn }: Provider) => {
  const rows = await sql(
    `select provider_payment, (amount * 100)::bigint as amount, (refunded * 100)::bigint as refunded from payments
      where state in ('paid', 'refunded') order by provider_payment`,
  );
  const kept = rows.map(row => [row['provider_payment'], Number(row['amount']), Number(row['refunded'])].join(' '));
  const there = standIn.kept.payments
    .filter(({ captured }) => captured)
    .map(({ id, amount, amount_refunded: back }) => [id, amount, back].join(' '));
  return {
    missing: there.filter(one => !kept.includes(one)),
    more: kept.filter(one => !there.includes(one)),
    count: kept.length,
  };
};

/** Orders that were paid more than once, have not one bill, or not the credit note that they want. What comes after that is kept for a person. */
const wrongOrders = ({ sql }: TestApi, shop: string): Promise<Row[]> =>
  sql(`select * from (
    select o.number, o.state, o.invoice->>'number' as invoice, o.invoice->>'creditNote' as credit_note,
      (select count(*)::integer from history h where h.record_id = o.id and h.action = 'transition' and h.changes->'state'->>1 = 'paid') as times_paid,
      (select count(*)::integer from quick_bills b where b.shop_id = '${shop}' and b.note = o.number) as bills,
      (select count(*)::integer from quick_bills b join credit_notes c on c.shop_id = b.shop_id and c.bill_id = b.id
        where b.shop_id = '${shop}' and b.note = o.number) as credit_notes,
      (select count(*)::integer from payments p where p.order_id = o.id and p.state = 'refunded') as given_back,
      (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.state in ('paid', 'refunded')) as came,
      (select coalesce(sum(p.amount - p.refunded), 0) from payments p where p.order_id = o.id and p.state in ('paid', 'refunded')) as stays
    from orders o) o
    where times_paid <> case when came > 0 then 1 else 0 end
      or (invoice is not null)::integer <> bills or (credit_note is not null)::integer <> credit_notes
      or (stays > 0 and (bills <> 1 or credit_notes > given_back)) or (came > 0 and stays = 0 and bills <> credit_notes)`);

describe('money for orders', () => {
  it.each(bothEnginesFor('payment kills'))(
    `A-13 on the %s database, taken by processes of which ${kills} are killed: nothing is paid, billed or given back twice, and nothing forgotten`,
    async engine => {
      const draw = drawFrom(seed);
      const provider = await openProvider();
      const place = engine === 'embedded' ? join(folder, 'database') : null;
      let world = await openTestApi(engine, undefined, place);
      const { shop } = await openCounter(world);
      const platform = await openPlatform(world);
      await platform.ask('POST', `system/shops/${shop.shopId}/company`);
      const task = { engine, place: world.place!, token: platform.token, provider: provider.address, count: 1_000 };
      const run = (more: Pick<PaymentsOfChild, 'seed' | 'steps'> & Partial<PaymentsOfChild>) =>
        runProgram(program, { ...task, ...more });
      // The folder of the embedded database belongs to one process at a time.
      if (place) await world.close();
      for (let n = 0; n < kills; n++)
        expect(await run({ seed: draw.below(2 ** 31), steps: 20 + draw.below(proofSize(100, 400)) })).toBe('killed');
      expect(await run({ seed, count: proofSize(20, 100), steps: null })).toBe('done');
      if (place) world = await openTestApi(engine, undefined, place);
      const { count, ...different } = await differences(world, provider);
      const found = [await wrongOrders(world, shop.shopId), await wrongIn(world, shop.shopId, ['quick_bills'])];
      const [notes] = await world.sql(
        `select count(*)::integer as count from credit_notes where shop_id = '${shop.shopId}'`,
      );
      await world.close();
      await provider.close();
      expect(different).toEqual({ missing: [], more: [] });
      expect(found).toEqual([[], {}]);
      expect(Math.min(count, Number(notes!['count']))).toBeGreaterThan(0);
    },
    120_000 + kills * 30_000,
  );
});
