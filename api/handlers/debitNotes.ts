import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { eInvoiceHandler } from './eInvoice.ts';
import type { HandlersOf } from './handlers.ts';
import { settlementsHandler } from './settlements.ts';

export const debitNoteHandlers: HandlersOf<typeof debitNotes> = {
  ...eInvoiceHandler(debitNotes),
  ...settlementsHandler(debitNotes),
};
