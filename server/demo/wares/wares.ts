import { face } from './face.ts';
import { hands } from './hands.ts';
import { neck } from './neck.ts';
import { silver } from './silver.ts';

export const wares = [...hands, ...neck, ...face, ...silver];
