import type { savedReports } from '../../../entities/savedReports.ts';
import type { Words } from '../../schemaWords.ts';

const said = {
  name: 'नाम',
  subject: 'किसके बारे में',
  figure: 'आँकड़ा',
  filter: 'फ़िल्टर',
  period: 'अवधि',
  firstDay: 'से',
  lastDay: 'तक',
  byMail: 'हर सुबह ईमेल से',
};
const periods = {
  today: 'आज',
  yesterday: 'बीता कल',
  month: 'इस महीने',
  lastMonth: 'पिछले महीने',
  year: 'इस वित्त वर्ष',
};

export const savedReportsWords = {
  one: 'सहेजी हुई रिपोर्ट',
  many: 'सहेजी हुई रिपोर्टें',
  fields: { ...said, letterDay: 'पिछली ईमेल', letterState: 'ईमेल का क्या हुआ', letterTries: 'कितनी बार कोशिश की' },
  values: { period: periods, 'keep.period': periods, 'change.period': periods },
  inputs: { keep: said, change: said },
} satisfies Words<typeof savedReports>;
