import { fill } from '../words/fill.ts';

import type { BonusWay, ChitTerms } from './chitTerms.ts';
import { formatMoney, formatPercent } from './formats.ts';
import { choiceIn, type CommonWords } from '../words/wording.ts';

type Told = ChitTerms & { metal: string | null; bonusWay: BonusWay | null; earlyEnd: string | null };

/** A scheme as a customer understands it, sentence by sentence. */
export const schemeSentences = (scheme: Told, words: CommonWords): string[] => {
  const { chit } = words.papers;
  const of = (field: string, id: string | number | null) =>
    id === null ? '' : choiceIn(words, `chitSchemes.${field}`, id);
  const values = {
    amount: formatMoney(scheme.instalment),
    number: scheme.instalments ?? 0,
    metal: of('metal', scheme.metal),
    fineness: of('fineness', scheme.fineness),
    least: formatMoney(scheme.least),
    multiple: formatMoney(scheme.multiple),
    grace: scheme.graceDays ?? 0,
    percent: formatPercent(scheme.bonusPercent),
  };
  const say = (template: string) => fill(template, values);
  return [
    say(scheme.kind === 'weight' ? chit.payWeight : chit.payAmount),
    ...(scheme.least || scheme.multiple ? [say(chit.freely[freedomOf(scheme)])] : []),
    ...(scheme.graceDays ? [say(chit.grace)] : []),
    ...((scheme.instalments ?? 0) > 1 ? [say(scheme.kind === 'weight' ? chit.aheadByWeight : chit.ahead)] : []),
    say(chit.missed),
    say(chit.bonus[scheme.bonus ?? 'none']),
    say(chit.early[scheme.earlyEnd === 'goods' ? 'goods' : 'money']),
    say(chit.law),
  ];
};

export const schemeInWords = (scheme: Told, words: CommonWords): string => schemeSentences(scheme, words).join(' ');

const freedomOf = ({ least, multiple }: ChitTerms) => {
  if (least && multiple) return 'both';
  return least ? 'least' : 'multiple';
};
