import type { paperWords as English } from '../../en/admin/papers.ts';
import type { Translated } from '../../translated.ts';

export const paperWords: Translated<typeof English> = {
  size: 'काग़ज़',
  sizes: {
    a4: 'A4',
    a5: 'A5',
    roll80: 'रोल, 80 mm',
    label50: 'लेबल, 50 × 25 mm',
    card86: 'विज़िटिंग कार्ड, 86 × 54 mm',
    a6: 'A6',
  },
  language: 'भाषा',
  many: 'एक फ़ाइल में %{count} काग़ज़',
  later: 'एक फ़ाइल में %{count} काग़ज़, काम पीछे चलेगा। फ़ाइल सात दिन तक “पीछे चल रहे काम” में मिलेगी।',
  too_many: 'ये %{count} हैं। एक फ़ाइल में ज़्यादा से ज़्यादा %{most} काग़ज़: सूची के फ़िल्टर से कम चुनें।',
  make: 'फ़ाइल बनाएँ',
  of_list: '%{paper} PDF में',
  print: 'छापें',
  save: 'PDF सहेजें',
  share: 'शेयर करें',
  mail: 'ईमेल',
  whatsapp: 'WhatsApp',
  mail_title: '%{paper} ईमेल से',
  no_email: 'इस ग्राहक का ईमेल अभी नहीं है।',
  text_help: 'दुकान के नाम-पते के ऊपर रहेगा। ख़ाली भी छोड़ सकते हैं।',
  attached: 'साथ में PDF: %{paper}, %{size}, %{language}',
  send: 'भेजें',
  on_its_way: '%{paper} %{to} को जा रही है। आगे क्या हुआ, यह “पिछले बदलाव” में दिखेगा।',
  letter: '%{paper}, %{to}: %{state}',
  letter_states: {
    queued: 'जा रहा है',
    sending: 'जा रहा है',
    sent: 'भेज दिया',
    failed: 'नहीं जा पाया',
    unknown: 'शायद भेज दिया',
  },
};
