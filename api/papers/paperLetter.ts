import { fill } from '../../schema/words/fill.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { shopLetter } from '../mail/letters.ts';
import type { Letter } from '../ports.ts';
import type { PaperData } from './paperData.ts';

type Contents = {
  paper: Pick<PaperData, 'title' | 'number'>;
  /** The shop of today, whatever stands on the paper. */
  shop: Pick<PaperData['shop'], 'name' | 'lines'>;
  text: string | null;
};

/** A paper's letter in the paper's language, from its shop: what somebody wrote, what is attached, and who sent it. */
export const paperLetter = (
  { paper: { title, number }, shop, text }: Contents,
  { language, papers }: CommonWords,
): Pick<Letter, 'subject' | 'text' | 'html'> => {
  const said = (sentence: string) =>
    fill(sentence, { title, number: number ?? '', shop: shop.name }).replace(/ +/g, ' ');
  const subject = said(papers.letter.subject).trim();
  const parts = [...(text ? [text] : []), said(papers.letter.attached), [shop.name, ...shop.lines].join('\n')];
  return shopLetter({ subject, sender: shop.name, parts }, language);
};
