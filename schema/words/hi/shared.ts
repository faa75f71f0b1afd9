import type { shared as English } from '../en/shared.ts';
import type { Translated } from '../translated.ts';

export const shared: Translated<typeof English> = {
  invalidPicture: 'फ़ोटो की फ़ाइल सही नहीं है।',
  otherState: 'यह GSTIN दूसरे राज्य का है',
};
