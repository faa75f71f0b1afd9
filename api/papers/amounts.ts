import { ToWords as English } from 'to-words/en-IN';
import { ToWords as Hindi } from 'to-words/hi-IN';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { formatMoney } from '../../schema/rules/formats.ts';
import { upiAddress } from '../../schema/rules/upi.ts';
import { fill } from '../../schema/words/fill.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import type { Issuer, PaperData } from './paperData.ts';
import { qrCode } from './qrCode.ts';

type Value = (field: string) => string | null;
type Wanted = { entity: AnyEntity; paper: string; words: CommonWords };

const english = new English();
const hindi = new Hindi();

/** The amount that a paper is about, in lakh and crore. */
export const inWordsOf = ({ entity, paper, words }: Wanted, value: Value): PaperData['inWords'] => {
  const { main } = entity.papers![paper]!;
  const amount = Number(main === undefined ? 0 : value(main));
  if (!amount) return null;
  const said = (words.language === 'hi' ? hindi : english).convert(amount, { currency: true });
  return { label: words.papers.inWords, value: said };
};

/** What is still to be paid of it, to the shop's UPI ID. */
export const payOf = ({ entity, paper, words }: Wanted, value: Value, { name, upiId }: Issuer): PaperData['pay'] => {
  const { pay } = entity.papers![paper]!;
  const amount = Number(pay ? value(pay.amount) : 0);
  if (!pay || !upiId || amount <= 0 || value(pay.unless) !== null) return null;
  const label = fill(words.papers.payByUpi, { amount: formatMoney(amount, 'paise') });
  return { code: qrCode(upiAddress(upiId, name!, { amount, note: value(pay.note) })), label, to: upiId };
};
