import type { CommonWords } from '../wording.ts';

export const papers: CommonWords['papers'] = {
  signed: '%{shop} की ओर से',
  letter: {
    subject: '%{shop}: %{title} %{number}',
    attached: 'साथ में: %{title} %{number}।',
  },
  yes: 'हाँ',
  no: 'नहीं',
};
