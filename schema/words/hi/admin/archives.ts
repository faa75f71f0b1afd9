import type { archiveWords as English } from '../../en/admin/archives.ts';
import type { Translated } from '../../translated.ts';

export const archiveWords: Translated<typeof English> = {
  out_title: 'पूरी दुकान एक फ़ाइल में',
  out_help:
    'इस दुकान का सब कुछ, फ़ोटो और फ़ाइलों के साथ, ऐसे रूप में जिसे कोई भी प्रोग्राम पढ़ सके। इससे दुकान किसी दूसरे TolaShop में आगे चल सकती है। फ़ाइल को अपने खातों की तरह सँभालकर रखें: जिसके पास यह है, वह सब पढ़ सकता है।',
  take_out: 'पूरी दुकान निकालें',
  going_out: 'दुकान निकाली जा रही है: %{total} में से %{done} रिकॉर्ड',
  may_leave: 'आप यह पेज छोड़ सकते हैं। तैयार होने पर सूचना मिलेगी।',
  ready: '%{date} की फ़ाइल तैयार है, %{size}। %{until} तक डाउनलोड कर सकते हैं।',
  no_longer: '%{date} की फ़ाइल अब नहीं रखी है।',
  download: 'दुकान डाउनलोड करें',
  out_failed: 'दुकान नहीं निकल पाई: %{problem}',
  out_canceled: 'दुकान निकालना रद्द किया गया। उसका कुछ नहीं रखा गया।',
  in_title: 'फ़ाइल से दुकान लाएँ',
  in_help: 'किसी TolaShop से निकाली गई फ़ाइल आपके कारोबार की नई दुकान बन जाती है। सब कुछ आ जाने पर वह आपके लिए खुलती है।',
  choose: 'दुकान की फ़ाइल चुनें',
  begin: 'नई दुकान बन रही है…',
  coming_in: '%{name} से दुकान आ रही है: %{total} में से %{done} रिकॉर्ड और फ़ाइलें',
  checking: '%{name} जाँची जा रही है…',
  came_in: '%{name} वाली दुकान खुल गई है।',
  enter: 'नई दुकान में जाएँ',
  in_failed: '%{name} से दुकान नहीं आ पाई। %{problem} उसका कुछ नहीं रहा।',
  in_canceled: '%{name} से दुकान लाना रद्द किया गया। उसका कुछ नहीं रहा।',
  clearing: 'जो बना था, उसे हटाया जा रहा है…',
};
