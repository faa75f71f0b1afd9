import { useTranslate } from 'react-admin';
import type { LedgerUnit } from '../../schema/rules/ledger.ts';
import { formatMoney, formatNumber, formatWeight, none } from '../format.ts';

/** A figure of the books with its unit: `₹1,240.50`, `10.500 g fine gold`. */
export function useAmount() {
  const translate = useTranslate();
  return (amount: number, unit: LedgerUnit): string =>
    amount === 0
      ? none
      : unit === 'INR'
        ? formatMoney(amount, 'paise')
        : translate(`books.amount.${unit}`, { amount: unit === 'CT' ? formatNumber(amount) : formatWeight(amount) });
}

/** As accountants write a balance: its size, and on which side it lies. */
export function useBalance() {
  const translate = useTranslate();
  const amount = useAmount();
  return (balance: number, unit: LedgerUnit): string =>
    balance === 0
      ? none
      : translate(balance > 0 ? 'books.debitOf' : 'books.creditOf', { amount: amount(Math.abs(balance), unit) });
}
