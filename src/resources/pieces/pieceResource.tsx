import { pieces } from '../../../schema/entities/pieces.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewPiece = lazyView(async () => (await import('./PiecePages.tsx')).NewPiece);
const EditPiece = lazyView(async () => (await import('./PiecePages.tsx')).EditPiece);
const ShowPiece = lazyView(async () => (await import('./PiecePages.tsx')).ShowPiece);

export const pieceResource = resourceOf(pieces, { create: <NewPiece />, edit: <EditPiece />, show: <ShowPiece /> });
