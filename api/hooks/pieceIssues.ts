import { pieceIssues } from '../../schema/entities/pieceIssues.ts';
import { pricedMetal } from '../../schema/rules/metals.ts';
import { jewelleryHsn } from '../../schema/rules/hsn.ts';
import { describeGoods } from '../challans/describeGoods.ts';
import { copyAnew } from '../db/givenInLines.ts';
import { bringBack, takeOut } from '../pieceIssues/issue.ts';
import { lockPieces } from '../pieces/lockPieces.ts';
import type { Hooks } from './hooks.ts';

export const pieceIssueHooks: Hooks = {
  locks: (issues, shop) => [lockPieces(pieceIssues, issues, shop)],
  /** A document tells what left the shop as it was on that day. */
  transit: (name, issues, scene) => {
    if (name !== 'issue') return {};
    const ids = issues.map(({ id }) => id);
    return { before: [...copyAnew(pieceIssues, scene.shop, ids), describeGoods(pieceIssues, ids, scene, goods)] };
  },
  update: ({ state }, issues, scene) => {
    if (state === 'issued') return { after: [takeOut(issues, scene)] };
    return state === 'cancelled' ? { after: [bringBack(issues, scene)] } : {};
  },
};

/** A piece that goes to be hallmarked is worth its metal. On approval a person writes the price. */
const goods = {
  day: 'd.issued_on',
  metal: 'p.metal',
  fine: `case when d.kind = 'hallmarking' then (p.fine_weight * 1000)::bigint end`,
  hsn: 'e.hsncode',
  joins: `join pieces p on p.shop_id = $1 and p.id = l.piece_id
    left join products e on e.shop_id = $1 and e.id = p.product_id`,
  hsnOf: (metal: string) => (pricedMetal(metal) ? jewelleryHsn : null),
};
