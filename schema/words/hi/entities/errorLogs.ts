import type { errorLogs } from '../../../entities/errorLogs.ts';
import type { Words } from '../../schemaWords.ts';

export const errorLogsWords = {
  one: 'गड़बड़ी',
  many: 'एरर लॉग',
  fields: {
    controllerName: 'कंट्रोलर',
    actionName: 'एक्शन',
    requestUrl: 'पता',
    message: 'संदेश',
    stackTrace: 'स्टैक ट्रेस',
    organizationId: 'कारोबार',
    userId: 'व्यक्ति',
  },
  values: {},
  inputs: {},
} satisfies Words<typeof errorLogs>;
