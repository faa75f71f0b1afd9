import type { licenseMachines } from '../../../entities/licenseMachines.ts';
import type { Words } from '../../schemaWords.ts';

export const licenseMachinesWords = {
  one: 'मशीन',
  many: 'मशीनें',
  fields: {
    licenseId: 'लाइसेंस',
    machine: 'पहचान',
    name: 'नाम',
    appVersion: 'ऐप का वर्शन',
    seenAt: 'पिछली बार कब दिखी',
    state: 'स्थिति',
  },
  values: { state: { active: 'चल रही है', released: 'सीट खाली' } },
  inputs: {},
  transitions: { release: 'सीट खाली करें' },
} satisfies Words<typeof licenseMachines>;
