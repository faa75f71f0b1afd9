import { oldGold } from '../../schema/entities/oldGold.ts';
import { judgeOldGold } from '../sales/concessions.ts';
import { approvalHandlers } from './approvals.ts';
import type { HandlersOf } from './handlers.ts';
import { legalHandlers } from './legalFacts.ts';
import { payerHandlers } from './settlements.ts';

export const oldGoldHandlers: HandlersOf<typeof oldGold> = {
  ...legalHandlers,
  ...approvalHandlers(oldGold, judgeOldGold),
  ...payerHandlers(oldGold),
};
