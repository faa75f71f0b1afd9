import type { pieceRefusals as english } from '../en/pieceRefusals.ts';
import { shared } from './shared.ts';

export const pieceRefusals = {
  finenessOfMetal: shared.finenessOfMetal,
  stonesHeavier: shared.stonesHeavier,
  pieceNotHere: 'नग %{tag} बाहर नहीं दिया जा सकता: स्थिति “%{state}”।',
  pieceTwice: 'नग %{tag} दो बार लिखा है।',
  pieceNotOut: 'यह नग इस चालान से बाहर नहीं है।',
  someAreBack: 'इसमें से कुछ अब बाहर नहीं है। बाकी वापस लें।',
  someStillHere: 'हर माल का बताएँ कि क्या हुआ। अभी यहाँ: %{count}।',
} satisfies Record<keyof typeof english, string>;
