import type { fileWords as English, sortingWords as EnglishSorting } from '../../en/admin/files.ts';
import type { Translated } from '../../translated.ts';

export const fileWords: Translated<typeof English> = {
  title: 'फ़ाइलें',
  none: 'अभी कोई फ़ाइल नहीं।',
  how: 'इससे जुड़े काग़ज़, सर्टिफ़िकेट, फ़ोटो या रिकॉर्डिंग यहाँ रखें: %{count} तक, हर एक ज़्यादा से ज़्यादा %{most} MB की।',
  add: 'फ़ाइलें जोड़ें',
  hint: 'या यहाँ छोड़ें',
  open: '%{name} खोलें',
  show: 'खोलें',
  download: 'डाउनलोड करें',
  download_one: '%{name} डाउनलोड करें',
  more: '%{name} के लिए और',
  rename: 'नाम बदलें',
  name: 'नाम',
  save: 'नाम सहेजें',
  up: 'ऊपर ले जाएँ',
  down: 'नीचे ले जाएँ',
  remove: 'हटाएँ',
  removed: '%{name} हटाई गई',
  stop: '%{name} न भेजें',
  not_sent: '1 फ़ाइल अभी नहीं गई। |||| %{smart_count} फ़ाइलें अभी नहीं गईं।',
  previous: 'पिछली फ़ाइल',
  next: 'अगली फ़ाइल',
  no_preview: 'यह ब्राउज़र पेज के भीतर PDF नहीं दिखाता। पढ़ने के लिए डाउनलोड करें।',
};

export const sortingWords: Translated<typeof EnglishSorting> = {
  move: '%{name} खिसकाएँ',
  movable: 'खिसकने वाला',
  how_to_move: 'स्पेस से उठाएँ, तीर वाले बटन से खिसकाएँ, स्पेस से रखें, Escape से पहले वाली जगह पर लौटाएँ।',
  lifted: '%{name} हाथ में है। %{count} में से नंबर %{n}।',
  moved: '%{name} की जगह होगी: %{count} में से नंबर %{n}।',
  dropped: '%{name} की जगह अब: %{count} में से नंबर %{n}।',
  put_back: '%{name} फिर अपनी जगह पर: %{count} में से नंबर %{n}।',
};
