import type { largeFileWords as English, uploadWords as EnglishUpload } from '../../en/admin/largeFile.ts';
import type { Translated } from '../../translated.ts';

/** Of a file on its way in parts. */
export const largeFileWords: Translated<typeof English> = {
  comparing: 'देख रहे हैं कि कितना आ चुका है…',
  sending: '%{total} में से %{sent} भेजा',
  paused: '%{total} में से %{sent} पर रुका है',
  waiting: 'लाइन टूट गई, %{total} में से %{sent} पहुँच चुका है। लाइन आते ही आगे अपने आप जाएगा।',
  finishing: 'सब चला गया। फ़ाइल जाँच रहे हैं…',
  done: 'सब चला गया',
  failed: '%{total} में से %{sent} पर रुक गया',
  checksum: 'SHA-256',
  copy: 'SHA-256 कॉपी करें',
  copied: 'कॉपी हो गया',
  pause: 'रोकें',
  goOn: 'आगे भेजें',
  left: '%{name} %{percent}% पर रुक गई थी। वही फ़ाइल फिर चुनें: वहीं से आगे जाएगी।',
  forget: 'छोड़ दें',
};

export const uploadWords: Translated<typeof EnglishUpload> = {
  sending_one: '%{name} भेज रहे हैं',
  waiting: '%{name} कतार में',
  saving: 'सहेज रहे हैं',
  sending: 'भेज रहे हैं',
  sent: '%{total} में से %{sent} भेजा',
  finishing: 'सब चला गया। बस हो ही गया…',
  stopped: 'रुक गया। आपका लिखा हुआ यहीं है।',
};
