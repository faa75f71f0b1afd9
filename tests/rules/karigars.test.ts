import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOfReceived,
  issueTotals,
  receiptTotals,
  weightsOfReceived,
  type IssuedLine,
  type ReceivedLine,
} from '../../schema/rules/karigarGoods.ts';
import { postingsOfKarigarIssue, postingsOfKarigarReceipt } from '../../schema/rules/karigarPostings.ts';
import type { Posting } from '../../schema/rules/ledger.ts';
import { weightsOf } from '../../schema/rules/pieces.ts';
import { stockOf } from '../../schema/rules/pieceStock.ts';
import { proofSize } from '../support/proofSize.ts';

const bar: IssuedLine = { what: 'metal', metal: 'gold', fineness: 999, weight: 100, carats: null };
const chain: ReceivedLine = {
  what: 'work',
  metal: 'gold',
  fineness: 916,
  grossWeight: 100,
  stoneWeight: null,
  lossPercent: 1.5,
  carats: null,
  labourBasis: 'perGram',
  rate: 45.5,
};

describe('A-19 what a karigar brings back', () => {
  it.each<[string, Partial<ReceivedLine>, { net?: bigint; fine?: bigint; loss?: bigint; amount: number }]>([
    ['work by the gram', {}, { net: 100_000n, fine: 91_600n, loss: 1_374n, amount: 455_000 }],
    ['work without its stones', { stoneWeight: 20 }, { net: 80_000n, fine: 73_280n, loss: 1_099n, amount: 364_000 }],
    ['999 as pure', { fineness: 999 }, { fine: 100_000n, loss: 1_500n, amount: 455_000 }],
    [
      'half a milligram of loss as a whole one',
      { grossWeight: 0.1, fineness: 500, lossPercent: 1 },
      { fine: 50n, loss: 1n, amount: 455 },
    ],
    ['half a paisa as a whole one', { grossWeight: 0.001, rate: 5 }, { amount: 1 }],
    ['labour for all of it', { labourBasis: 'whole', rate: 1_200 }, { amount: 120_000 }],
    ['no labour', { rate: null }, { amount: 0 }],
    ['scrap, with no loss and no labour', { what: 'scrap' }, { fine: 91_600n, loss: 0n, amount: 0 }],
    ['unused metal alike', { what: 'metal' }, { fine: 91_600n, loss: 0n, amount: 0 }],
    ['stones with no metal', { what: 'stones', carats: 2 }, { net: 0n, fine: 0n, loss: 0n, amount: 0 }],
    [
      'what is missing at the price of fine metal',
      { what: 'short', grossWeight: 1, rate: 6_200 },
      { fine: 916n, loss: 0n, amount: -567_920 },
    ],
    ['what is more likewise', { what: 'over', grossWeight: 1, rate: 6_200 }, { fine: 916n, amount: 567_920 }],
  ])('weighs %s', (_, more, { amount, ...weights }) => {
    const line = { ...chain, ...more };
    expect(weightsOfReceived(line)).toMatchObject(weights);
    expect(amountOfReceived(line)).toBe(amount);
  });

  it('keeps a month that can be checked by hand', () => {
    const issued = postingsOfKarigarIssue({ contactId: 'k', day: null, lines: [bar] }, '2026-11-02');
    const lines = [
      { ...chain, grossWeight: 80 },
      { ...chain, what: 'scrap', grossWeight: 20 },
      { ...chain, what: 'metal', fineness: 999, grossWeight: 7, rate: null },
      { ...chain, what: 'short', fineness: 999, grossWeight: 0.201, rate: 7_000 },
    ];
    const receipt = { contactId: 'k', day: '2026-11-20', lines, billedGst: 'cgstSgst' as const, gst: 5 };
    const received = postingsOfKarigarReceipt(receipt, '2026-11-25');
    // 100.000 out; 73.280 + 18.320 + 7.000 back, 1.099 agreed, 0.201 settled: 0.100 is still with the karigar.
    const books = balances([...issued.postings, ...received.postings]);
    expect(books).toEqual({
      'stock AU': -1_400n,
      'karigar:k AU': 100n,
      'agreedLoss AU': 1_099n,
      'trade AU': 201n,
      // 80 g at 45.50 with 5 % GST, less 0.201 g at 7,000.
      'labour INR': 364_000n - 140_700n,
      'inputCgst INR': 9_100n,
      'inputSgst INR': 9_100n,
      'karigar:k INR': -(364_000n + 18_200n - 140_700n),
    });
    expect([issued.day, received.day]).toEqual(['2026-11-02', '2026-11-20']);
    expect(receiptTotals(receipt)).toMatchObject({
      fineGold: 98.6,
      lossGold: 1.099,
      labour: 3_640,
      settled: -1_407,
      total: 2_415,
      fineSilver: null,
    });
  });

  it('takes set stones out of the books with the piece, and loose ones back into stock', () => {
    const stones: IssuedLine = { what: 'stones', metal: null, fineness: null, weight: null, carats: 3.25 };
    const out = postingsOfKarigarIssue({ contactId: 'k', day: null, lines: [stones] }, '2026-11-02');
    const lines = [
      { ...chain, carats: 2.5 },
      { ...chain, what: 'stones', metal: null, grossWeight: null, carats: 0.7 },
    ];
    const back = postingsOfKarigarReceipt(
      { contactId: 'k', day: null, lines, billedGst: 'none', gst: null },
      '2026-11-02',
    );
    expect(balances([...out.postings, ...back.postings])).toMatchObject({
      'stock CT': -2_550n,
      'trade CT': 2_500n,
      'karigar:k CT': 50n,
    });
    expect(issueTotals({ lines: [stones] })).toMatchObject({ carats: 3.25, fineGold: null });
  });

  it('writes off what has no price, apart from the agreed loss', () => {
    const lines = [{ ...chain, what: 'short', grossWeight: 2, rate: null }];
    const { postings } = postingsOfKarigarReceipt(
      { contactId: 'k', day: null, lines, billedGst: null, gst: null },
      '2026-11-02',
    );
    expect(balances(postings)).toEqual({ 'karigarLoss AU': 1_832n, 'karigar:k AU': -1_832n });
  });
});

const balances = (postings: readonly Posting[]): Record<string, bigint> => {
  const sums = new Map<string, bigint>();
  const add = (account: Posting['from'], unit: string, amount: bigint) => {
    const key = `${typeof account === 'string' ? account : account.id} ${unit}`;
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  };
  for (const { from, to, unit, amount } of postings) {
    expect(amount > 0n).toBe(true);
    add(from, unit, -amount);
    add(to, unit, amount);
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0n).sort());
};

const metals = { gold: 'AU', silver: 'AG', platinum: 'PT' } as const;
const grams = fc.integer({ min: 1, max: 20_000_000 }).map(milligrams => milligrams / 1_000);
const metal = fc.constantFrom('gold', 'silver', 'platinum');
const fineness = fc.constantFrom(999, 995, 958, 916, 750, 585, 613, 1);
const anyIssue = fc.record({ what: fc.constant('metal'), metal, fineness, weight: grams, carats: fc.constant(null) });
const anyReceived = fc.record({
  what: fc.constantFrom('work', 'work', 'scrap', 'metal', 'short', 'over'),
  metal,
  fineness,
  grossWeight: grams,
  stoneWeight: fc.constantFrom(null, 0.001, 0.125, 1),
  lossPercent: fc.constantFrom(null, 0.5, 1.375, 2, 7.125),
  carats: fc.constantFrom(null, 0.01, 1.255),
  labourBasis: fc.constantFrom('perGram', 'whole'),
  rate: fc.constantFrom(null, 0.01, 45.5, 1_200, 6_213.37),
});
/** A finished piece is taken in, and now and then melted: metal of the shop's, whichever way. */
const anyPiece = fc.record({
  metal,
  fineness: fc.constantFrom(999, 916, 750),
  grossWeight: grams,
  melted: fc.boolean(),
});
const anyStep = fc.oneof(
  fc.record({
    does: fc.constant('issue' as const),
    karigar: fc.constantFrom('a', 'b'),
    lines: fc.array(anyIssue, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    does: fc.constant('receive' as const),
    karigar: fc.constantFrom('a', 'b'),
    lines: fc.array(anyReceived, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({ does: fc.constant('takeIn' as const), piece: anyPiece }),
  fc.record({ does: fc.constant('cancel' as const), which: fc.nat(50) }),
);

describe('A-19 metal between the shop and its karigars, in whatever order', () => {
  it('moves by the fine milligrams that the papers print, the agreed loss apart from the real', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), steps => {
        const documents: { postings: Posting[]; told: Told[] }[] = [];
        let taken = noTold();
        const booked: Posting[] = [];
        for (const step of steps) {
          if (step.does === 'cancel') {
            const [gone] = documents.splice(step.which % (documents.length || 1), 1);
            if (gone) booked.push(...gone.postings.map(({ from, to, ...rest }) => ({ ...rest, from: to, to: from })));
          } else if (step.does === 'takeIn') {
            const movements = stockOf(piece(step.piece));
            for (const { unit, other, amount } of movements)
              booked.push(
                amount > 0n
                  ? { from: other, to: 'pieces', unit, amount }
                  : { from: 'pieces', to: other, unit, amount: -amount },
              );
            if (!step.piece.melted)
              taken = plus(
                taken,
                movements.map(({ unit, amount }) => ({ unit, tagged: amount })),
              );
          } else {
            const document =
              step.does === 'issue' ? issued(step.karigar, step.lines) : received(step.karigar, step.lines);
            documents.push(document);
            booked.push(...document.postings);
          }
        }
        const books = balances(booked);
        for (const unit of Object.values(metals)) {
          const told = documents.flatMap(each => each.told).filter(each => each.unit === unit);
          const sum = (name: keyof Omit<Told, 'unit' | 'karigar'>, of = told) =>
            of.reduce((all, each) => all + (each[name] ?? 0n), 0n);
          for (const karigar of ['a', 'b']) {
            const of = told.filter(each => each.karigar === karigar);
            const held = sum('out', of) - sum('back', of) - sum('agreed', of) - sum('settled', of);
            expect(books[`karigar:${karigar} ${unit}`] ?? 0n).toBe(held);
          }
          expect(books[`stock ${unit}`] ?? 0n).toBe(sum('back') - sum('out') - taken[unit]!);
          expect(books[`pieces ${unit}`] ?? 0n).toBe(taken[unit]);
          expect(books[`agreedLoss ${unit}`] ?? 0n).toBe(sum('agreed'));
          expect(books[`karigarLoss ${unit}`] ?? 0n).toBe(sum('written'));
          expect(books[`trade ${unit}`] ?? 0n).toBe(sum('settled') - sum('written'));
        }
      }),
      { numRuns: proofSize(300, 20_000) },
    );
  });
});

type Told = {
  unit: string;
  karigar?: string;
  out?: bigint;
  back?: bigint;
  agreed?: bigint;
  settled?: bigint;
  written?: bigint;
};

const milligrams = (figure: number | null) => BigInt(Math.round((figure ?? 0) * 1_000));

/** What the lines of a paper print, added up by themselves. */
const issued = (karigar: string, lines: IssuedLine[]) => ({
  postings: [...postingsOfKarigarIssue({ contactId: karigar, day: null, lines }, '2026-11-20').postings],
  told: issueTotals({ lines }).lines.map(({ fineWeight }, n): Told => ({
    unit: metals[lines[n]!.metal as 'gold'],
    karigar,
    out: milligrams(fineWeight),
  })),
});

const received = (karigar: string, lines: ReceivedLine[]) => {
  const facts = { contactId: karigar, day: null, lines, billedGst: 'none' as const, gst: null };
  const told = receiptTotals(facts).lines.map(({ fineWeight, loss }, n): Told => {
    const { what, metal, rate } = lines[n]!;
    const fine = milligrams(fineWeight);
    const unit = metals[metal as 'gold'];
    if (what !== 'short' && what !== 'over') return { unit, karigar, back: fine, agreed: milligrams(loss) };
    const settled = what === 'short' ? fine : -fine;
    return { unit, karigar, settled, ...(!rate && { written: settled }) };
  });
  return { postings: [...postingsOfKarigarReceipt(facts, '2026-11-20').postings], told };
};

const piece = ({ melted, ...weighed }: { metal: string; fineness: number; grossWeight: number; melted: boolean }) => ({
  ...weighed,
  ...weightsOf({ ...weighed, stoneWeight: null }),
  state: melted ? 'melted' : 'inStock',
  purchaseId: null,
  arrivalId: null,
  receiptId: 'r',
  isGone: false,
});

const noTold = (): Record<string, bigint> => ({ AU: 0n, AG: 0n, PT: 0n });
const plus = (sums: Record<string, bigint>, more: readonly { unit: string; tagged: bigint }[]) => {
  const all = { ...sums };
  for (const { unit, tagged } of more) all[unit] = (all[unit] ?? 0n) + tagged;
  return all;
};
