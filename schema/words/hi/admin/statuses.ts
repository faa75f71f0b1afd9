import type { orderedWords as enOrdered, statusWords as enStatus } from '../../en/admin/statuses.ts';
import type { Translated } from '../../translated.ts';
import { meanings } from '../choices.ts';

export const statusWords: Translated<typeof enStatus> = { bar: 'स्थिति', open: 'चालू', ...meanings };

export const orderedWords: Translated<typeof enOrdered> = {
  edit: '%{name} बदलें',
  remove: '%{name} हटाएँ',
};
