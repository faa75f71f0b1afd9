/** @jsxImportSource preact */
import { gstSplit, gstTotal } from '../../../schema/rules/gstSplit.ts';
import { formatMoney, formatWeight } from '../../format.ts';
import { fill } from '../words.ts';
import { siteWords } from './siteWords.ts';
import './specimen.css';

/** A bangle of 10.5 g at a rate of 12,480 rupees a gram, in paise, taxed as jewellery is within a state. */
const piece = { weight: 10.5, rate: 1_248_000, making: 12, gst: 3 };
const gold = Math.round(piece.weight * piece.rate);
const making = Math.round((gold * piece.making) / 100);
const split = gstSplit(gold + making, { rate: piece.gst, supplier: '27', place: '27' });

const rupees = (paise: number) => formatMoney(paise / 100, 'paise');
const half = { rate: String(piece.gst / 2) };

/** A bill as the app prints it, set in type rather than photographed. */
export function Specimen() {
  const { specimen: words } = siteWords().invoice;
  const lines = [
    [words.weight, formatWeight(piece.weight)],
    [words.rate, rupees(piece.rate)],
    [words.gold, rupees(gold)],
    [words.making, rupees(making)],
    [words.taxable, rupees(gold + making)],
    [fill(words.cgst, half), rupees(split.cgst)],
    [fill(words.sgst, half), rupees(split.sgst)],
  ] as const;
  return (
    <figure class="specimen" aria-label={words.label}>
      <div class="paper">
        <p class="shop">{words.shop}</p>
        <p class="quiet">{words.place}</p>
        <p class="kind">
          <span>{words.title}</span>
          <span>{words.number}</span>
          <span>{words.date}</span>
        </p>
        <p class="item">{words.item}</p>
        <p class="quiet">{words.facts.join(' · ')}</p>
        <dl>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div class="sum">
            <dt>{words.total}</dt>
            <dd>{rupees(gold + making + gstTotal(split))}</dd>
          </div>
        </dl>
      </div>
      <figcaption class="quiet">{words.note}</figcaption>
    </figure>
  );
}
