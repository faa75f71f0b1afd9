import { figures } from '../figures.ts';
import type { figureWords as English } from '../../en/admin/figures.ts';
import type { Translated } from '../../translated.ts';

export const figureWords: Translated<typeof English> = {
  ...figures,
  alone: 'सिर्फ़ %{name}',
  open: 'आँकड़े',
  many: '%{count} से ज़्यादा मिले। यह देखने के लिए सूची छोटी करें।',
  save: '“%{what}” फ़ाइल में सहेजें',
  week: '%{day} से एक हफ़्ता',
  chart: '%{what}, %{from} से %{to} तक। यही आँकड़े नीचे तालिका में हैं।',
};
