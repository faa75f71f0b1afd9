import type { legalFrameWords as English } from '../../../en/site/legal/frame.ts';
import type { Translated } from '../../../translated.ts';

export const legalFrameWords: Translated<typeof English> = {
  contents: 'इसमें क्या है',
  since: '%{date} से लागू',
};
