import type { pieceTransfers } from '../../../entities/pieceTransfers.ts';
import type { Words } from '../../schemaWords.ts';
import { states } from '../states.ts';
import { transferFieldWords, transferLineWords, transferValues } from '../transfers.ts';

export const pieceTransfersWords = {
  one: 'ट्रांसफ़र',
  many: 'ट्रांसफ़र',
  fields: {
    ...transferFieldWords,
    number: 'नंबर',
    toShopId: 'किस दुकान को',
    toName: 'किसे',
    toGstin: 'वहाँ का GSTIN',
    toStateCode: 'वहाँ का राज्य',
  },
  values: {
    ...transferValues,
    toStateCode: states,
    state: {
      draft: 'ड्राफ़्ट',
      sent: 'भेजा हुआ',
      recalled: 'वापस बुलाया',
      received: 'मिल गया',
      cancelled: 'रद्द',
    },
  },
  inputs: { lines: { ...transferLineWords, pieceId: 'नग', productId: 'माल', tagThere: 'वहाँ का टैग' } },
  transitions: { send: 'भेजें', recall: 'वापस बुलाएँ', receive: 'मिल गया', cancel: 'रद्द करें' },
  figures: { byMonth: 'महीने के हिसाब से भेजे नग' },
  papers: {
    paper: { label: 'टैक्स इनवॉइस', draft: 'ड्राफ़्ट, कुछ भेजा नहीं', otherwise: 'चालान (डिलीवरी चालान)' },
  },
} satisfies Words<typeof pieceTransfers>;
