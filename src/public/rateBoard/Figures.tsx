/** @jsxImportSource preact */
import { commodities, rateOfFineness, type Commodity } from '../../../schema/rules/commodities.ts';
import { formatMoney } from '../../format.ts';
import { words } from '../words.ts';
import type { Board } from './ask.ts';

/** Every metal that has a rate, gold by fineness and first. */
export function Figures({ rates }: Pick<Board, 'rates'>) {
  return commodities.map(commodity => {
    const rate = rates[commodity.name];
    return rate && <Metal key={commodity.name} commodity={commodity} rate={rate.rate} />;
  });
}

type MetalProps = { commodity: Commodity; rate: number };

function Metal({ commodity: { name, per, finenesses }, rate }: MetalProps) {
  return (
    <section class={name} aria-labelledby={name}>
      <h2 id={name}>
        {words.rateBoard[name]} <small>{words.rateBoard[per]}</small>
      </h2>
      {finenesses.length === 0 ? (
        <p class="amount">{formatMoney(rate)}</p>
      ) : (
        <dl>
          {finenesses.map(fineness => (
            <div key={fineness}>
              <dt>
                {fineness} <small>{saidOf(name)[fineness]}</small>
              </dt>
              <dd class="amount">{formatMoney(rateOfFineness(rate, fineness))}</dd>
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
  return { gold: goldOf, silver: silverOf, diamond: {} }[name];
}
