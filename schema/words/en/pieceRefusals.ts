import { shared } from './shared.ts';

/** What is refused of pieces, and of the documents by which they leave. */
export const pieceRefusals = {
  finenessOfMetal: shared.finenessOfMetal,
  stonesHeavier: shared.stonesHeavier,
  pieceNotHere: 'Piece %{tag} cannot be given out: it is %{state}.',
  pieceTwice: 'Piece %{tag} is there twice.',
  pieceNotOut: 'This piece is not out with this document.',
  someAreBack: 'Some of it is no longer out. Take back the rest.',
  transferNowhere: 'Choose the shop to which the pieces go.',
  transferNoValue: 'The other shop has another GSTIN, so this is a tax invoice: enter the value of each piece.',
  transferNoRate:
    'The other shop has another GSTIN, and no GST rate is known for one of the products. Give it its HSN code.',
  transferChanged: 'The other shop, or the GST between both, has changed. Save the transfer once more.',
  tagNotWaiting: 'No piece with this tag is still on the way.',
  huidHere: 'A piece with the HUID %{huid} is in stock here already.',
  someStillHere: 'Say of each article what became of it. Still here: %{count}.',
} as const;
