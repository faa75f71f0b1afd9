import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { eInvoiceHandler } from './eInvoice.ts';
import type { HandlersOf } from './handlers.ts';

export const creditNoteHandlers: HandlersOf<typeof creditNotes> = eInvoiceHandler(creditNotes);
