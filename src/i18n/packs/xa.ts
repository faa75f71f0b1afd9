import { allBracketed } from '../../../schema/words/xa/bracketed.ts';
import { pseudo as common } from '../../../schema/words/xa/index.ts';
import { pack as english } from './en.ts';
import type { Pack } from './pack.ts';

export const pack: Pack = {
  common,
  admin: allBracketed(english.admin),
  visitors: allBracketed(english.visitors),
  library: allBracketed(english.library),
};
