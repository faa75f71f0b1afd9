import { vouchers } from '../../schema/entities/vouchers.ts';
import type { HandlersOf } from './handlers.ts';
import { legalHandlers } from './legalFacts.ts';
import { payerHandlers } from './settlements.ts';

export const voucherHandlers: HandlersOf<typeof vouchers> = {
  ...payerHandlers(vouchers),
  ...legalHandlers,
};
