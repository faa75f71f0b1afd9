import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';
import { proofSize, seed } from '../../support/proofSize.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { balancesOf, draftTransfer, openBranch, withPromptJobs } from '../../support/transfers.ts';

const jobs = withPromptJobs();
const step = fc.record({
  way: fc.constantFrom('draft', 'send', 'send', 'carry', 'receive', 'receive', 'refuse', 'recall', 'undo', 'delete'),
  home: fc.boolean(),
  one: fc.nat(20),
  other: fc.nat(20),
});

/** Whatever is done between two shops, in whichever order: each article is in one of them or on its way, and the books of both say so. */
onPostgres(world => {
  const shops = [] as unknown as [Shop, Shop];
  /** Each article by its HUID, which goes along with it. */
  const articles = ['HUID01', 'HUID02', 'HUID03', 'HUID04'];
  beforeAll(async () => {
    const home = await openShop(world);
    shops.push(home, await openBranch(world, home));
    for (const huid of articles)
      await takeIn(home, { huid, grossWeight: 10 + articles.indexOf(huid), stoneWeight: null });
  });

  /** Where each article is: the pieces of both shops that are there or on their way. */
  const places = async () => {
    const rows =
      await world.sql(`select p.huid from pieces p where p.shop_id in ('${shops[0].shopId}', '${shops[1].shopId}')
      and p.deleted_at is null and p.state in ('inStock', 'inTransit')
      and not (p.state = 'inTransit' and exists (select 1 from piece_transfers_lines l join piece_arrivals_lines a
        on a.document_id = l.document_id and a.tag = p.tag and a.outcome = 'received' where l.shop_id = p.shop_id and l.piece_id = p.id and l.outcome is null))`);
    return rows.map(({ huid }) => String(huid)).toSorted();
  };

  /** In milligrams, by the pieces and by the books. */
  const metal = async ({ shopId }: Shop) => {
    const [{ held }] = (await world.sql(`select coalesce(sum(fine_weight), 0) as held from pieces
      where shop_id = '${shopId}' and deleted_at is null and state = 'inStock'`)) as [{ held: string }];
    return Number(held);
  };

  const go = (shop: Shop, path: string, body: object = {}) => shop.call('POST', path, { body });

  describe('transfers', () => {
    it('lose nothing and make nothing twice', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async steps => {
          const sent: { from: Shop; to: Shop; id: string }[] = [];
          let change = crypto.randomUUID() as string;
          for (const { way, home, one, other } of steps) {
            const [from, to] = home ? shops : [shops[1], shops[0]];
            if (way === 'carry') await jobs.drain();
            else if (way === 'draft') {
              const { items } = (await from.call('GET', 'pieces?state=inStock')).data as { items: { id: string }[] };
              const pair = [...new Set([items[one % items.length]?.id, items[other % items.length]?.id])].filter(
                Boolean,
              );
              if (pair.length) sent.push({ from, to, id: (await draftTransfer(from, to, pair as string[]))['id'] });
            } else {
              const transfer = sent[one % Math.max(sent.length, 1)];
              if (!transfer) continue;
              const arrival = (await transfer.to.call('GET', `piece_arrivals/${transfer.id}`)).data ?? { lines: [] };
              const pieces = [{ tag: arrival.lines?.[other % Math.max(arrival.lines.length, 1)]?.tag ?? 'X' }];
              const calls = {
                send: () => go(transfer.from, `piece_transfers/${transfer.id}/send`),
                recall: () => go(transfer.from, `piece_transfers/${transfer.id}/recall`),
                receive: () => go(transfer.to, `piece_arrivals/${transfer.id}/receive`, { pieces }),
                refuse: () => go(transfer.to, `piece_arrivals/${transfer.id}/refuse`, { reason: 'No', pieces }),
                undo: () => go(transfer.from, `changes/${change}/undo`),
                delete: () => transfer.from.call('DELETE', `piece_transfers/${transfer.id}`),
              };
              const { status, headers, text } = await calls[way]();
              expect([200, 400, 404, 409], `${way} ${text}`).toContain(status);
              change = headers.get('x-change') ?? change;
            }
            expect(await places(), way).toEqual(articles);
            for (const shop of shops) expect((await balancesOf(shop))['pieces AU'] ?? 0, way).toBe(await metal(shop));
          }
          for (const { from, id } of sent) await go(from, `piece_transfers/${id}/recall`);
          await jobs.drain();
          await jobs.drain();
          const [one, other] = await Promise.all(shops.map(balancesOf));
          expect((one!['branch AU'] ?? 0) + (other!['branch AU'] ?? 0)).toBeCloseTo(0, 6);
        }),
        { numRuns: proofSize(5, 300), seed },
      );
    });
  });
}, jobs.change);
