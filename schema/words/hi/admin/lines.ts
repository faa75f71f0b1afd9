import type { lineWords as English } from '../../en/admin/lines.ts';
import type { Translated } from '../../translated.ts';

export const lineWords: Translated<typeof English> = {
  nth: 'लाइन %{n}',
  menu: '%{name}: कॉपी करें, हिलाएँ, हटाएँ',
  more: '%{name}: पूरा ब्योरा',
  add: 'लाइन जोड़ें',
  undo: 'पहले जैसा करें',
  copy: 'लाइन कॉपी करें',
  insert: 'ऊपर नई लाइन',
  up: 'ऊपर ले जाएँ',
  down: 'नीचे ले जाएँ',
  remove: 'लाइन हटाएँ',
  reordered: 'क्रम बदला',
};
