import { longText } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';

/** What somebody writes back to a shop in the demo; WhatsApp takes no more than that. */
export const chatAnswerFields = worded('chatAnswer', {
  text: longText().label('Answer').required('Write something').max(4_096),
});
