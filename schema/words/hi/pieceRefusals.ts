import type { pieceRefusals as english } from '../en/pieceRefusals.ts';
import { shared } from './shared.ts';

export const pieceRefusals = {
  finenessOfMetal: shared.finenessOfMetal,
  stonesHeavier: shared.stonesHeavier,
  pieceNotHere: 'नग %{tag} बाहर नहीं दिया जा सकता: स्थिति “%{state}”।',
  pieceTwice: 'नग %{tag} दो बार लिखा है।',
  pieceNotOut: 'यह नग इस चालान से बाहर नहीं है।',
  someAreBack: 'इसमें से कुछ अब बाहर नहीं है। बाकी वापस लें।',
  transferNowhere: 'चुनें कि नग किस दुकान जा रहे हैं।',
  transferNoValue: 'दूसरी दुकान का GSTIN अलग है, इसलिए यह टैक्स इनवॉइस है: हर नग का मूल्य डालें।',
  transferNoRate: 'दूसरी दुकान का GSTIN अलग है, और किसी माल की GST दर पता नहीं। उसका HSN कोड डालें।',
  transferChanged: 'दूसरी दुकान, या दोनों के बीच का GST, बदल गया है। ट्रांसफ़र फिर से सेव करें।',
  tagNotWaiting: 'इस टैग का कोई नग अब रास्ते में नहीं है।',
  huidHere: 'HUID %{huid} वाला नग यहाँ पहले से स्टॉक में है।',
  someStillHere: 'हर माल का बताएँ कि क्या हुआ। अभी यहाँ: %{count}।',
} satisfies Record<keyof typeof english, string>;
