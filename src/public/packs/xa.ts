import { allBracketed, bracketed } from '../../../schema/words/xa/bracketed.ts';
import { pack as english } from './en.ts';
import type { VisitorPack } from './pack.ts';

export const pack: VisitorPack = {
  ...allBracketed(english),
  language: 'xa',
  fields: {
    label: (_, english) => bracketed(english),
    rule: broken => bracketed(broken.english),
    states: {},
  },
};
