import { pieceTransfers } from '../../schema/entities/pieceTransfers.ts';
import { copyAnew } from '../db/givenInLines.ts';
import { lockPieces } from '../pieces/lockPieces.ts';
import { transferQueue } from '../pieceTransfers/queue.ts';
import { sendPieces } from '../pieceTransfers/send.ts';
import { sameTerms, termsStatements } from '../pieceTransfers/terms.ts';
import { taxGuard } from '../sales/taxGuard.ts';
import type { Hooks } from './hooks.ts';

export const pieceTransferHooks: Hooks = {
  create: (rows, scene) => ({
    after: termsStatements(
      rows.map(({ id }) => id),
      scene,
    ),
  }),
  locks: (transfers, shop) => [lockPieces(pieceTransfers, transfers, shop)],
  /** A transfer tells what left the shop as it was on that day. */
  transit: (name, transfers, scene) => {
    if (name !== 'send') return {};
    const { shop } = scene;
    const ids = transfers.map(({ id }) => id);
    return {
      before: [
        ...copyAnew(pieceTransfers, shop, ids),
        ...sameTerms(ids, scene),
        ...taxGuard(transfers, scene, { isInvoice: true }),
      ],
    };
  },
  update: (changes, transfers, scene) => {
    if (changes['state'] === 'sent') return { after: [sendPieces(transfers, scene)] };
    return 'lines' in changes || 'toShopId' in changes ? { after: termsStatements(transfers, scene) } : {};
  },
  jobs: (name, transfers, shop) =>
    name === 'send' || name === 'recall' ? transfers.map(id => ({ queue: transferQueue, data: { shop, id } })) : [],
};
