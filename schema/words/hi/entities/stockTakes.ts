import type { stockTakes } from '../../../entities/stockTakes.ts';
import type { Words } from '../../schemaWords.ts';
import { metals } from '../choices.ts';

export const stockTakesWords = {
  one: 'स्टॉक की गिनती',
  many: 'स्टॉक की गिनती',
  fields: {
    name: 'नाम',
    tray: 'ट्रे',
    metal: 'धातु',
    expected: 'होने चाहिए',
    found: 'मिले',
    missing: 'नहीं मिले',
    surplus: 'ज़्यादा',
    missingWeight: 'न मिले नगों का कुल वज़न',
    state: 'स्थिति',
  },
  values: { metal: metals, state: { open: 'चालू', closed: 'पूरी' } },
  inputs: { scan: { tags: 'टैग' } },
  transitions: { close: 'गिनती पूरी करें' },
} satisfies Words<typeof stockTakes>;
