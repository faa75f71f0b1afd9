import { pieceIssues } from '../../schema/entities/pieceIssues.ts';
import { copyAnew } from '../db/givenInLines.ts';
import { bringBack, takeOut } from '../pieceIssues/issue.ts';
import { lockPieces } from '../pieces/lockPieces.ts';
import type { Hooks } from './hooks.ts';

export const pieceIssueHooks: Hooks = {
  locks: (issues, shop) => [lockPieces(pieceIssues, issues, shop)],
  /** A document tells what left the shop as it was on that day. */
  transit: (name, issues, { shop }) => {
    if (name !== 'issue') return {};
    const ids = issues.map(({ id }) => id);
    return { before: copyAnew(pieceIssues, shop, ids) };
  },
  update: ({ state }, issues, scene) => {
    if (state === 'issued') return { after: [takeOut(issues, scene)] };
    return state === 'cancelled' ? { after: [bringBack(issues, scene)] } : {};
  },
};
