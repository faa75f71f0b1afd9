import type { textWords as English } from '../../en/admin/texts.ts';
import type { Translated } from '../../translated.ts';

export const textWords: Translated<typeof English> = {
  none: 'अभी कुछ नहीं लिखा।',
  begin: 'लिखना शुरू करें',
  reading: 'पढ़ रहे हैं…',
  writing: 'सहेज रहे हैं…',
  kept: 'सहेजा हुआ',
  broken: 'कनेक्शन नहीं है। लिखा हुआ इसी फ़ोन या कंप्यूटर पर है और कनेक्शन आते ही भेज दिया जाएगा।',
  changed: '%{name}, %{when}',
};
