import { describe, expect, it } from 'vitest';
import { entities } from '../entities/index.ts';
import { awaitedAfter, awaitedOf } from './papers.ts';

const { chitEntries, creditNotes, quickBills, debitNotes, vouchers } = entities;

describe('the paper that somebody waits for', () => {
  it.each([
    ['of an instalment that is in the books', chitEntries, { state: 'posted' }, 'receipt'],
    ['of one that is not yet', chitEntries, { state: 'draft' }, undefined],
    ['of one that was cancelled', chitEntries, { state: 'cancelled' }, undefined],
    ['of a bill that an order became, still to be issued', quickBills, { state: 'draft' }, undefined],
    ['of a credit note, which has no states', creditNotes, {}, 'creditNote'],
    ['of a document nobody waits for', debitNotes, {}, undefined],
    ['of money that a customer brings', vouchers, { state: 'posted', kind: 'receipt' }, 'voucher'],
    ['of money that is taken to the bank', vouchers, { state: 'posted', kind: 'transfer' }, undefined],
  ])('%s', (_, entity, record, paper) => expect(awaitedOf(entity, record)).toBe(paper));

  it('is out once a receipt is put into the books, and not when it is cancelled', () => {
    expect(awaitedAfter(vouchers, 'post', { kind: 'receipt' })).toBe('voucher');
    expect(awaitedAfter(vouchers, 'post', { kind: 'expense' })).toBeUndefined();
    expect(awaitedAfter(vouchers, 'cancel', { kind: 'receipt' })).toBeUndefined();
  });
});
