/** @jsxImportSource preact */
import type { CardRate, PublicCard } from '../../../../schema/rules/bizCards.ts';
import { formatMoney } from '../../../format.ts';
import { words } from '../../words.ts';

/** As the shop has it at this moment. */
export function Rates({ card: { rates } }: { card: PublicCard }) {
  if (rates.length === 0) return null;
  return (
    <section class="rates" aria-labelledby="rates">
      <h2 id="rates">{words.bizCard.rates}</h2>
      <dl>
        {rates.map(rate => (
          <div key={`${rate.metal}${rate.fineness}`}>
            <dt>
              {words.rateBoard[rate.metal]} <small>{finenessOf(rate)}</small>
            </dt>
            <dd>{formatMoney(rate.rate)}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">{words.bizCard.rateNote}</p>
    </section>
  );
}

function finenessOf({ metal, fineness }: CardRate): string | undefined {
  const { goldOf, silverOf } = words.rateBoard;
  const said: Readonly<Record<number, string>> = metal === 'gold' ? goldOf : silverOf;
  return said[fineness];
}
