import { accountWords } from './account.ts';
import { adsWords } from './ads.ts';
import { booksWords } from './books.ts';
import { cardsWords } from './cards.ts';
import { chitsWords } from './chits.ts';
import { karigarsWords } from './karigars.ts';
import { meltingWords } from './melting.ts';
import { reportWords } from './reports.ts';
import { returnsWords } from './returns.ts';
import { changesWords } from './changes.ts';
import { explainedWords } from './explained.ts';
import { enquiryWords } from './enquiries.ts';
import { requestWords } from './requests.ts';
import { gstWords } from './gst.ts';
import { kitWords } from './kit.ts';
import { lookupWords } from './lookups.ts';
import { meetingsWords } from './meetings.ts';
import { messagingWords } from './messaging.ts';
import { messengerWords } from './messenger.ts';
import { notificationsWords } from './notifications.ts';
import { paletteWords } from './palette.ts';
import { partyWords } from './parties.ts';
import { licenseWords } from './licenses.ts';
import { planWords } from './plans.ts';
import { permissionsWords } from './permissions.ts';
import { personalDataWords } from './personalData.ts';
import { piecesWords } from './pieces.ts';
import { productsWords } from './products.ts';
import { ratesWords } from './rates.ts';
import { shellWords } from './shell.ts';
import { backgroundTasksWords } from './backgroundTasks.ts';
import { salesWords } from './sales.ts';
import { serverWords } from './server.ts';
import { tasksWords } from './tasks.ts';
import { tenancyWords } from './tenancy.ts';

/** The words of the admin's own pages and of its kit. */
export const adminWords = {
  ...shellWords,
  ...kitWords,
  ...explainedWords,
  ...paletteWords,
  ...partyWords,
  ...permissionsWords,
  ...personalDataWords,
  ...tenancyWords,
  ...messagingWords,
  ...lookupWords,
  ...licenseWords,
  ...planWords,
  ...meetingsWords,
  ...accountWords,
  ...backgroundTasksWords,
  ...serverWords,
  ...booksWords,
  ...tasksWords,
  ...ratesWords,
  ...notificationsWords,
  ...messengerWords,
  ...enquiryWords,
  ...cardsWords,
  ...adsWords,
  ...requestWords,
  ...gstWords,
  ...piecesWords,
  ...productsWords,
  ...salesWords,
  ...chitsWords,
  ...karigarsWords,
  ...meltingWords,
  ...returnsWords,
  ...reportWords,
  ...changesWords,
};
