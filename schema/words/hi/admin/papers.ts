import type { paperWords as English } from '../../en/admin/papers.ts';
import type { Translated } from '../../translated.ts';

export const paperWords: Translated<typeof English> = {
  size: 'काग़ज़',
  sizes: { a4: 'A4', a5: 'A5', roll80: 'रोल, 80 mm' },
  language: 'भाषा',
  many: 'एक फ़ाइल में %{count} काग़ज़',
  print: 'छापें',
  save: 'PDF सहेजें',
  share: 'भेजें',
};
