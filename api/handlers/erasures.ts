import type { erasures } from '../../schema/entities/erasures.ts';
import { erase, erased } from '../dataSubjects/erase.ts';
import { find, keptAbout } from '../dataSubjects/find.ts';
import { replying } from '../handler.ts';
import type { HandlersOf } from './handlers.ts';

export const erasureHandlers: HandlersOf<typeof erasures> = {
  find: replying(keptAbout, find),
  erase: replying(erased, erase, { once: true }),
};
