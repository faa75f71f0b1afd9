import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { eInvoiceHandler } from './eInvoice.ts';
import type { HandlersOf } from './handlers.ts';
import { payerHandlers } from './settlements.ts';

export const creditNoteHandlers: HandlersOf<typeof creditNotes> = {
  ...eInvoiceHandler(creditNotes),
  ...payerHandlers(creditNotes),
};
