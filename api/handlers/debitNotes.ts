import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { eInvoiceHandler } from './eInvoice.ts';
import type { HandlersOf } from './handlers.ts';

export const debitNoteHandlers: HandlersOf<typeof debitNotes> = eInvoiceHandler(debitNotes);
