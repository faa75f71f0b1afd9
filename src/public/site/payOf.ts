import type { PublicVacancy } from '../../../schema/rules/vacancies.ts';
import { formatMoney } from '../../format.ts';
import { fill, words } from '../words.ts';

/** `₹25,000 to ₹40,000 a month`; null where nothing is said of it. */
export function payOf({ payFrom, payTo, payPer }: PublicVacancy): string | null {
  const [from, to] = [payFrom, payTo].map(amount => amount !== null && formatMoney(amount));
  const { per, stretch, atLeast, atMost } = words.careers;
  const pay = from && to ? (from === to ? from : fill(stretch, { from, to })) : null;
  const one = pay ?? (from ? fill(atLeast, { from }) : to ? fill(atMost, { to }) : null);
  return one && fill(per[payPer], { pay: one });
}
