import { pieceTransfers } from '../../../schema/entities/pieceTransfers.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewTransfer = lazyView(async () => (await import('./TransferPages.tsx')).NewTransfer);
const EditTransfer = lazyView(async () => (await import('./TransferPages.tsx')).EditTransfer);

export const transferResource = resourceOf(pieceTransfers, { create: <NewTransfer />, edit: <EditTransfer /> });
