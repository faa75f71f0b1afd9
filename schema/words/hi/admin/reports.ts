import type { reportWords as English } from '../../en/admin/reports.ts';
import type { Translated } from '../../translated.ts';

export const reportWords: Translated<typeof English> = {
  reports: {
    title: 'रिपोर्ट',
    area: 'कारोबार का हिस्सा',
    subject: 'किसके बारे में',
    now: 'आज, %{day} की स्थिति',
  },
};
