import type { CommonWords } from '../wording.ts';

export const papers: CommonWords['papers'] = {
  signed: '%{shop} की ओर से',
  yes: 'हाँ',
  no: 'नहीं',
};
