import { positionWords } from '../positionWords.ts';
import type { reportWords as English } from '../../en/admin/reports.ts';
import type { Translated } from '../../translated.ts';

export const reportWords: Translated<typeof English> = {
  reports: {
    title: 'रिपोर्ट',
    area: 'कारोबार का हिस्सा',
    subject: 'किसके बारे में',
    now: 'आज, %{day} की स्थिति',
    days: '%{from} से %{to}',
    print: 'प्रिंट करें',
    figure: 'कौन-सा आँकड़ा',
    allFigures: 'सभी आँकड़े',
    filtered: 'सूची की तरह छाँटा हुआ',
    unfilter: 'पूरी सूची की',
    fromList: 'रिपोर्ट में देखें',
    saved: {
      title: 'सहेजी हुई रिपोर्टें',
      save: 'सहेजें',
      saveTitle: 'यह रिपोर्ट सहेजें',
      editTitle: 'सहेजी हुई रिपोर्ट',
      edit: '%{name} बदलें',
      gone: 'यह सहेजी हुई रिपोर्ट अब नहीं है।',
      fixed: 'हमेशा %{from} से %{to}',
      byMailHelp: 'कल से, जब दुकान का दिन शुरू हो; उसमें वही होगा जो आप तब देख सकते हैं।',
      saving: 'सहेज लिया',
      dropped: 'हटा दी',
    },
    position: positionWords,
  },
};
