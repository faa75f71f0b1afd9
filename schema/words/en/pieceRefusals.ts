import { shared } from './shared.ts';

/** What is refused of pieces, and of the documents by which they leave. */
export const pieceRefusals = {
  finenessOfMetal: shared.finenessOfMetal,
  stonesHeavier: shared.stonesHeavier,
  pieceNotHere: 'Piece %{tag} cannot be given out: it is %{state}.',
  pieceTwice: 'Piece %{tag} is there twice.',
  pieceNotOut: 'This piece is not out with this document.',
  someAreBack: 'Some of it is no longer out. Take back the rest.',
  someStillHere: 'Say of each article what became of it. Still here: %{count}.',
} as const;
