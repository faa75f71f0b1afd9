/** @jsxImportSource preact */
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { commodities, rateOf, type Commodity } from '../../../schema/rules/commodities.ts';
import { formatLongDay, formatMoney } from '../../format.ts';
import { fill, words } from '../words.ts';
import type { Board, DayRate } from './ask.ts';

/** Every metal that has a rate, gold by fineness and first. One that is older than that day, the newest one's, says so. */
export function Figures({ rates, day }: Pick<Board, 'rates'> & { day: string }) {
  return commodities.map(commodity => {
    const rate = rates[commodity.name];
    const own = rate && shopDay(new Date(rate.at));
    return rate && <Metal key={commodity.name} commodity={commodity} rate={rate} day={own === day ? null : own} />;
  });
}

type MetalProps = { commodity: Commodity; rate: DayRate; day: string | null };

function Metal({ commodity: { name, per, finenesses }, rate, day }: MetalProps) {
  return (
    <section class={name} aria-labelledby={name}>
      <h2 id={name}>
        {words.rateBoard[name]} <small>{words.rateBoard[per]}</small>
        {rate.withGst && <small> · {words.rateBoard.withGst}</small>}
        {day && <small> · {fill(words.rateBoard.ofDay, { day: formatLongDay(day) })}</small>}
      </h2>
      {finenesses.length === 0 ? (
        <p class="amount">{formatMoney(rate.rate)}</p>
      ) : (
        <dl>
          {finenesses.map(fineness => (
            <div key={fineness}>
              <dt>
                {fineness} <small>{saidOf(name)[fineness]}</small>
              </dt>
              <dd class="amount">{formatMoney(rateOf(rate, fineness))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** What a fineness is called in the shop. */
function saidOf(name: Commodity['name']): Record<number, string> {
  const { goldOf, silverOf } = words.rateBoard;
  return { gold: goldOf, silver: silverOf, diamond: {}, platinum: {} }[name];
}
