import { describe, expect, it } from 'vitest';
import { goodsList, type GoodsLine } from '../../api/sales/goodsList.ts';
import type { Issuer, PaperData, Reckoned } from '../../api/papers/paperData.ts';
import { qrCode } from '../../api/papers/qrCode.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import type { PaperSize } from '../../schema/kit/papers.ts';
import { wordings } from '../../schema/words/wordings.ts';
import { everyPaper, filledPaper } from '../../tests/support/filledPapers.ts';
import { pdfText } from '../../tests/support/pdfText.ts';
import { clashingTexts } from '../../tests/support/textBoxes.ts';
import { systemClock } from '../clock.ts';
import { typstDocuments } from './typst.ts';

const documents = typstDocuments(systemClock);
const languages = ['en', 'hi'] as const;
type Language = (typeof languages)[number];
const manyLines = 60;
const longLabel = 'Tax payable on reverse charge';
const longName = 'Thiruvananthapuram Venkatanarasimharajuvaripeta Temple Necklace with Peacock Pendant';

/** The longest that people write of each kind. */
const longest: Partial<Record<FieldInfo['kind'], string>> = {
  text: longName,
  longText: `${longName}. ${longName}.`,
  ref: longName,
  refs: longName,
  digits: '71131913',
  integer: '100000',
  decimal: '123456.789',
  money: '123456789.5',
  weight: '12345.678',
  percent: '12.125',
  date: '2026-11-29',
  timestamp: '2026-11-29T10:30:00.000Z',
  boolean: 'true',
  choice: 'Percent of the metal value',
};

const valueOf = ({ kind, max }: FieldInfo) => longest[kind]?.slice(0, max ?? undefined) ?? null;

const issuer: Issuer = {
  name: longName,
  address: '12 M.G. Road\nOpposite the old bus stand',
  city: 'Thiruvananthapuram',
  pin: '695001',
  stateCode: '32',
  phoneNo: '9820012345',
  email: 'thiruvananthapuram.jewellers.accounts@example.in',
  gstin: '32AAPFU0939F1ZV',
  upiId: 'thiruvananthapuram.jewellers@okbank',
  logo: null,
  signature: null,
  signatory: longName.slice(0, 80),
  billTerms: `${longName}\n${longName}`,
};

const line: GoodsLine = {
  description: longName,
  hsn: '71131913',
  huid: 'AB12C3',
  metal: 'gold',
  fineness: 916,
  grossWeight: 12_345.678,
  stoneWeight: 123.456,
  rate: 16_200.5,
  wastageBasis: 'weight',
  wastagePercent: 12.125,
  makingBasis: 'perGram',
  makingRate: 1_830.5,
  makingLeast: null,
  stoneCharge: 32_740,
  stones: [
    { kind: 'diamond', count: 1, carats: 0.52, rate: 62_000, basis: 'perCarat' },
    { kind: 'zircon', count: 2, carats: null, rate: 250, basis: 'perPiece' },
  ],
  hallmarking: 45,
  quantity: 1,
  price: null,
  discount: 500,
  gst: 3,
  makingGst: null,
};

type How = { size: PaperSize; lines: number; language: Language; word?: string };

const reckonedOf = (entity: AnyEntity, name: string, { lines, language, word = longName }: How): Reckoned => {
  const goods = Array.from({ length: lines }, () => ({ ...line, description: word }));
  const sale = { lines: goods, billedGst: 'cgstSgst', discountOn: 'making', discountPercent: 10 } as const;
  const isSale = entity.papers![name]!.reckoned === 'above';
  return {
    number: 'THIRU/B/26-27/0014',
    facts: [{ label: longLabel, value: longName }],
    lists: isSale ? [goodsList(sale, entity, wordings[language].words)] : [],
    totals: [{ label: longLabel, value: '₹12,34,56,789.50' }],
    notes: [longName],
  };
};

const drawnOf = (entity: AnyEntity, name: string, how: How): PaperData => {
  const { size, lines, language } = how;
  const reckoned = reckonedOf(entity, name, how);
  const filled = filledPaper(entity, name, { size, language, valueOf, issuer, lines, reckoned });
  const party = { label: 'Customer', name: longName, lines: [longName, longName, 'GSTIN 32AAPFR0939F1ZY'] };
  return {
    ...filled,
    number: filled.number && 'THIRU/B/26-27/0014',
    party,
    copy: 'Original for recipient · Reprint 12',
  };
};

const onPages: readonly PaperSize[] = ['a4', 'a5', 'roll80'];
const kinds = everyPaper.filter(([, , sizes]) => sizes.some(size => onPages.includes(size)));

describe('no text lies upon another, or beyond the edge', () => {
  it.each(kinds)('on %s %s in the sizes %s and both languages', async (_, name, sizes, entity) => {
    for (const language of languages) {
      const wanted = sizes.filter(size => onPages.includes(size)).map(size => [size, 2] as const);
      const papers = wanted.map(([size, lines]) => drawnOf(entity, name, { size, lines, language }));
      const pdf = await documents.pdf('document', { papers }, { isPatient: true });
      expect(await clashingTexts(pdf), language).toEqual([]);
    }
  });

  it.each([
    ['Latin', 'Á'.repeat(60)],
    ['Devanagari', 'नाम'.repeat(40)],
    ['Devanagari conjuncts', 'क्षत्रिय'.repeat(20)],
    ['a short word and a long one', `हिन्दी ${'नाम'.repeat(20)}`],
    ['Arabic', 'محمد'.repeat(30)],
    ['Arabic letters that all join', 'بسم'.repeat(30)],
    ['Tamil', 'தமிழ்'.repeat(20)],
    ['Gujarati', 'ગુજરાતી'.repeat(20)],
    ['Bengali', 'বাংলা'.repeat(20)],
    ['Telugu', 'తెలుగు'.repeat(20)],
    ['Kannada', 'ಕನ್ನಡ'.repeat(20)],
    ['Malayalam', 'മലയാളം'.repeat(20)],
    ['Gurmukhi', 'ਪੰਜਾਬੀ'.repeat(20)],
    ['Odia', 'ଓଡ଼ିଆ'.repeat(20)],
    ['digits', '9'.repeat(80)],
    ['signs', '_'.repeat(80)],
  ])('on a bill with a word that is too wide, in %s', async (_, word) => {
    const [, name, sizes, entity] = kinds.find(([of]) => of === 'quickBills')!;
    const papers = sizes
      .filter(size => onPages.includes(size))
      .map(size => {
        const drawn = drawnOf(entity, name, { size, lines: 2, language: 'en', word });
        const party = { label: 'Customer', name: word, lines: [word] };
        const facts = [...drawn.facts, { label: longLabel, value: word }];
        return { ...drawn, party, facts, notes: [word], shop: { ...drawn.shop, name: word } };
      });
    expect(await clashingTexts(await documents.pdf('document', { papers }, { isPatient: true }))).toEqual([]);
  });

  it.each(['a4', 'a5'] as const)(
    'on a bill of many lines in the size %s, whose signature is on no page alone',
    async size => {
      const [, name, , entity] = kinds.find(([of]) => of === 'quickBills')!;
      const pay = { code: qrCode('upi://pay?pa=soni@okbank'), label: 'Pay ₹12,34,56,789.50 by UPI', to: issuer.upiId! };
      const papers = [{ ...drawnOf(entity, name, { size, lines: manyLines, language: 'en' }), pay }];
      const pdf = await documents.pdf('document', { papers }, { isPatient: true });
      expect(await clashingTexts(pdf)).toEqual([]);
      const { text, pages } = await pdfText(pdf);
      const last = text.split('\n').at(-1)!;
      expect(pages).toBeGreaterThan(3);
      expect(last).toContain(`Page ${pages} of ${pages}`);
      expect(last).toContain('₹12,34,56,789.50');
      expect(last).toContain(issuer.signatory!);
    },
  );

  it('is found where there is one', async () => {
    const [, name, , entity] = kinds.find(([of]) => of === 'quickBills')!;
    const paper = drawnOf(entity, name, { size: 'a5', lines: 1, language: 'en' });
    const narrow = { ...paper, lists: [], facts: [{ label: '9\u00a0'.repeat(100), value: 'y' }] };
    const pdf = await documents.pdf('document', { papers: [narrow] }, { isPatient: true });
    expect(await clashingTexts(pdf)).not.toEqual([]);
  });
});
