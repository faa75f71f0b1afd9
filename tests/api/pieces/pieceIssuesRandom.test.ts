import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';
import { proofSize, seed } from '../../support/proofSize.ts';
import { draftIssue, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const ways = [
  'issue',
  'issue',
  'takeBack',
  'putBack',
  'reserve',
  'karigar',
  'cancel',
  'delete',
  'restore',
  'undo',
] as const;
const step = fc.record({
  way: fc.constantFrom('draft', 'draft', ...ways),
  one: fc.nat(20),
  other: fc.nat(20),
  kind: fc.boolean(),
});

/** Whatever is done, in whichever order and be it possible or not: the documents and the states of their pieces say the same. */
onPostgres(world => {
  let shop: Shop;
  let known: string[];
  beforeAll(async () => {
    shop = await openShop(world);
    known = await Promise.all(Array.from({ length: 4 }, async () => (await takeIn(shop))['id'] as string));
  });

  /** Pieces that are out by their state and by a document, in two lists that must be the same. */
  const out = async () => {
    const listed = async (sql: string) =>
      (await world.sql(sql)).map(({ piece, state }) => `${String(piece)} ${String(state)}`).toSorted();
    const byState = await listed(`select p.id as piece, p.state from pieces p
      where p.shop_id = '${shop.shopId}' and p.state in ('onApproval', 'atHallmarking')`);
    const byDocument =
      await listed(`select l.piece_id as piece, case d.kind when 'approval' then 'onApproval' else 'atHallmarking' end as state
      from piece_issues_lines l join piece_issues d on d.shop_id = l.shop_id and d.id = l.document_id
      where l.shop_id = '${shop.shopId}' and d.state = 'issued' and d.deleted_at is null and l.outcome is null`);
    return { byState, byDocument };
  };

  /** Issued with nothing out, closed with something out, or a count that is not true. */
  const untrue = async () =>
    world.sql(`select d.id from piece_issues d cross join lateral (select count(*) filter (where l.outcome is null) as here
        from piece_issues_lines l where l.shop_id = d.shop_id and l.document_id = d.id) c
      where d.shop_id = '${shop.shopId}' and ((d.state = 'issued') <> (c.here > 0) and d.state in ('issued', 'closed')
        or d.state in ('issued', 'closed') and d.still_out is distinct from c.here)`);

  const go = (path: string, body: object = {}) => shop.call('POST', path, { body });

  describe('issues of pieces', () => {
    it('never contradict the states of their pieces', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async steps => {
          const issues: string[] = [];
          const changes: string[] = [];
          for (const { way, one, other, kind } of steps) {
            const piece = known[one % known.length]!;
            const pair = [...new Set([piece, known[other % known.length]!])];
            const issue = issues[other % Math.max(issues.length, 1)];
            if (way === 'draft' || !issue) {
              issues.push((await draftIssue(shop, pair, { kind: kind ? 'approval' : 'hallmarking' }))['id']);
              continue;
            }
            const calls = {
              issue: () => go(`piece_issues/${issue}/issue`),
              takeBack: () => go(`piece_issues/${issue}/take_back`, { pieces: [{ pieceId: piece }] }),
              putBack: () => go('pieces/putBack', { ids: pair }),
              reserve: () => go(`pieces/${piece}/reserve`),
              karigar: () => go(`pieces/${piece}/giveToKarigar`),
              cancel: () => go(`piece_issues/${issue}/cancel`),
              delete: () => shop.call('DELETE', `piece_issues/${issue}`),
              restore: () => go('piece_issues/restore', { ids: [issue] }),
              undo: () => go(`changes/${changes.at(-1) ?? crypto.randomUUID()}/undo`),
            } satisfies Record<(typeof ways)[number], unknown>;
            const { status, headers } = await calls[way]();
            expect([200, 400, 404, 409], `${way} ${status}`).toContain(status);
            const change = headers.get('x-change');
            if (change) changes.push(change);
            const { byState, byDocument } = await out();
            expect(byDocument, way).toEqual(byState);
            expect(await untrue(), way).toEqual([]);
          }
        }),
        { numRuns: proofSize(6, 500), seed },
      );
    });
  });
});
