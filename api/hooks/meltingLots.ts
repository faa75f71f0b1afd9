import { meltingLots, type MeltingLot } from '../../schema/entities/meltingLots.ts';
import { scrapHsn } from '../../schema/rules/challanGoods.ts';
import { lossNoticesOfLot } from '../../schema/rules/agreedLoss.ts';
import { postingsOfSent } from '../../schema/rules/melting.ts';
import { describeGoods } from '../challans/describeGoods.ts';
import { lockStock, stockGuard } from '../ledger/stockGuard.ts';
import { lossGuard } from '../ledger/lossGuard.ts';
import { asBought, lockOldGold } from '../melting/oldGoldInLots.ts';
import { refinedGuard } from '../melting/refinedGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

export const meltingLotHooks: Hooks = {
  locks: (lots, shop) => [
    lockParties(meltingLots, lots, shop),
    // Before what names people, as whoever makes one contact of two goes from accounts to that.
    lockStock(shop),
    lockOldGold(lots, shop),
  ],
  transit: (name, lots, scene) => {
    const ids = lots.map(({ id }) => id);
    return name === 'send'
      ? { before: [...asBought(ids, scene.shop), describeGoods(meltingLots, ids, scene, goods)] }
      : {};
  },
  booked: (name, documents, { shop }) => {
    const lots = documents as readonly unknown[] as readonly MeltingLot[];
    if (name === 'send')
      return stockGuard(
        lots.flatMap(lot => postingsOfSent(lot, '').postings),
        shop,
      );
    return name === 'refine' ? [refinedGuard(lots, shop), ...lossGuard(lots, lossNoticesOfLot, shop)] : [];
  },
};

const goods = { day: 'd.day', metal: 'd.metal', fine: '(l.fine_weight * 1000)::bigint', hsnOf: () => scrapHsn };
