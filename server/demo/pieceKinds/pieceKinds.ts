import { earAndNosePieces } from './earAndNosePieces.ts';
import { handPieces } from './handPieces.ts';
import { neckPieces } from './neckPieces.ts';
import { silverPieces } from './silverPieces.ts';

export const pieceKinds = [...handPieces, ...neckPieces, ...earAndNosePieces, ...silverPieces];
