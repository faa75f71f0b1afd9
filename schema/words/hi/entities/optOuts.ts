import type { optOuts } from '../../../entities/optOuts.ts';
import type { Words } from '../../schemaWords.ts';

export const optOutsWords = {
  one: 'संदेश-बंद नंबर',
  many: 'संदेश-बंद नंबर',
  fields: { name: 'नाम', number: 'मोबाइल नंबर', source: 'कहाँ से पता चला' },
  values: {},
  inputs: {},
} satisfies Words<typeof optOuts>;
