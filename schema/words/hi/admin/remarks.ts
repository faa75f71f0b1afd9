import type { remarkWords as English } from '../../en/admin/remarks.ts';
import type { Translated } from '../../translated.ts';

export const remarkWords: Translated<typeof English> = {
  title: 'टिप्पणियाँ',
  none: 'अभी कोई टिप्पणी नहीं। यहाँ लिखी बात साथ काम करने वालों तक ही रहती है।',
  write: 'टिप्पणी लिखें',
  tell: 'किसे बताना है',
  add: 'टिप्पणी जोड़ें',
  told: 'बताया: %{names}',
  mended: '%{when} बदली',
  mend: 'टिप्पणी बदलें',
  save: 'टिप्पणी सहेजें',
  take_back: 'टिप्पणी वापस लें',
  take_back_text: 'इसका कुछ नहीं बचेगा।',
  attach: 'फ़ोटो लगाएँ',
  pictures: 'टिप्पणी की फ़ोटो',
  more: 'पुरानी टिप्पणियाँ',
};
