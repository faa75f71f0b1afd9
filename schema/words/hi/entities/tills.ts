import type { tills } from '../../../entities/tills.ts';
import type { Words } from '../../schemaWords.ts';

export const tillsWords = {
  one: 'गल्ला',
  many: 'गल्ले',
  fields: { name: 'नाम', letter: 'नंबर का अक्षर', isActive: 'इस्तेमाल में', userId: 'किसके पास', usedSince: 'कब से' },
  values: {},
  inputs: {},
  buttons: {
    take: { label: 'यह गल्ला लें', done: '%{name} अब आपके पास है' },
    leave: { label: 'गल्ला छोड़ें', text: 'इसके बाद %{name} कोई और ले सकेगा।', done: '%{name} खाली है' },
  },
} satisfies Words<typeof tills>;
