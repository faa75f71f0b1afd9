import { email, longText } from '../kit/kinds.ts';
import type { PaperPeriod, PaperSize } from '../kit/papers.ts';
import { worded } from '../kit/worded.ts';
import type { Language } from '../words/languages.ts';

/** To whom a paper goes by mail, and what is said with it. */
export const paperLetterFields = worded('paperLetter', {
  to: email().label('E-mail').required('Enter an e-mail'),
  text: longText().label('Message').max(500),
});

/** `unknown`: it was being handed over when that was interrupted, and is not sent again by itself. */
export const letterStates = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type LetterState = (typeof letterStates)[number];

/** What the history of a record keeps of a paper that goes out by mail, as what became of it. `tries`: how often no mail server took it. */
export type PaperLetter = {
  paper: string;
  size: PaperSize;
  language: Language;
  period?: PaperPeriod;
  to: string;
  text: string | null;
  /** The number of earlier prints. */
  printed?: number;
  state: LetterState;
  tries: number;
};
