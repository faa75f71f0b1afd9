import type { PieceToPrice, PriceTerms } from '../../schema/rules/piecePrice.ts';

/** A fraction, kept exactly. */
type Exact = { up: bigint; down: bigint };
const exact = (up: number | bigint, down: number | bigint = 1): Exact => ({ up: BigInt(up), down: BigInt(down) });
const times = (one: Exact, other: Exact): Exact => ({ up: one.up * other.up, down: one.down * other.down });
const less = (one: Exact, other: Exact) => one.up * other.down < other.up * one.down;

/** To whole ones; halves go up. */
const whole = ({ up, down }: Exact): bigint => {
  const floor = up >= 0n ? up / down : -((-up + down - 1n) / down);
  const rest = times(exact(2), { up: up - floor * down, down });
  return less(rest, exact(1)) ? floor : floor + 1n;
};

/**
 * The price written a second time, from the law and the trade's own words and in grams, rupees and percent, without a look at the first.
 * Each line as `name paise`.
 */
export const referencePrice = (piece: PieceToPrice, { rate, gst, discount }: PriceTerms): string[] => {
  const grams = exact(Math.max(0, piece.grossWeight - piece.stoneWeight), 1_000);
  const purity = piece.fineness === 999 ? exact(1) : exact(piece.fineness, 1_000);
  const said = new Map(rate.announced?.map(each => [each.fineness, each.perGram])).get(piece.fineness);
  const shown = said === undefined ? whole(times(exact(rate.perGram), purity)) : BigInt(said);
  const perGram = exact(rate.withGst && gst ? whole(times(exact(shown), exact(100_000, 100_000 + gst.goods))) : shown);
  const metal = whole(times(grams, perGram));
  const part = (of: bigint, thousandths: number) => whole(times(exact(of), exact(thousandths, 100_000)));
  const wastage =
    piece.wastage.basis === 'value'
      ? part(metal, piece.wastage.percent)
      : whole(times(times(grams, exact(piece.wastage.percent, 100_000)), perGram));
  const { basis, value, least } = piece.making;
  const asked = { perPiece: BigInt(value), percent: part(metal, value), perGram: whole(times(grams, exact(value))) };
  const making = asked[basis] < BigInt(least) ? BigInt(least) : asked[basis];
  const stones = piece.stones.map(stone =>
    stone.basis === 'perPiece'
      ? BigInt(stone.count) * BigInt(stone.rate)
      : whole(times(exact(stone.carats, 1_000), exact(stone.rate))),
  );
  const before = [metal, wastage, making, ...stones, BigInt(piece.hallmarking)].reduce((all, one) => all + one, 0n);
  const base = discount?.on === 'making' ? making : before;
  const wanted = !discount ? 0n : 'amount' in discount ? BigInt(discount.amount) : part(base, discount.percent);
  const given = wanted < base ? wanted : base;
  const taxable = before - given;
  const service =
    discount?.on === 'making'
      ? making - given
      : before === 0n
        ? 0n
        : whole(times(exact(making), exact(taxable, before)));
  const groups: [bigint, number][] = !gst
    ? []
    : !gst.making
      ? [[taxable, gst.goods]]
      : [
          [taxable - service, gst.goods],
          [service, gst.making.rate],
        ];
  const taxes = groups.flatMap(([of, percent]): [string, bigint][] => {
    if (gst!.supplier !== gst!.place) return [['igst', part(of, percent)]];
    const half = whole(times(exact(of), exact(percent, 200_000)));
    return [
      ['cgst', half],
      [gst!.place === '04' ? 'utgst' : 'sgst', half],
    ];
  });
  const due = taxes.reduce((all, [, amount]) => all + amount, taxable);
  const total = 100n * whole(exact(due, 100));
  const lines: [string, bigint][] = [
    ['metal', metal],
    ['wastage', wastage],
    ['making', making],
    ...stones.map((amount): [string, bigint] => ['stones', amount]),
    ['hallmarking', BigInt(piece.hallmarking)],
    ['discount', -given],
  ];
  return [
    ...lines.filter(([, amount]) => amount !== 0n),
    ['taxable', taxable] as const,
    ...taxes.filter(([, amount]) => amount !== 0n),
    ...([['roundOff', total - due]] as const).filter(([, amount]) => amount !== 0n),
    ['total', total] as const,
  ].map(([name, amount]) => `${name} ${amount}`);
};
