/** @jsxImportSource preact */
import { apps, planDurations, planLines, plansOf, planTitle, type AppId, type Plan } from '../../../schema/plans.ts';
import { formatCount, formatMoney } from '../../format.ts';
import { way } from '../way.ts';
import { fill } from '../words.ts';
import { siteWords } from './siteWords.ts';
import './planTable.css';

type Props = { app: AppId; /** Where a plan leads to. */ goal: 'checkout' | 'cart' };

/** The plans of an app side by side, line by line. */
export function PlanTable({ app, goal }: Props) {
  const { pricing: words } = siteWords();
  const plans = plansOf(app);
  return (
    <table class="plans">
      <caption>{fill(words.caption, { name: apps[app].name })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.plan}</th>
          {plans.map(plan => (
            <PlanHead key={plan.id} {...plan} />
          ))}
        </tr>
      </thead>
      <tbody>
        {planLines[app].map(line => (
          <tr key={line}>
            <th scope="row">{words.lines[line]}</th>
            {plans.map(({ id, holds }) => (
              <td key={id}>
                <Held value={holds[line]} />
              </td>
            ))}
          </tr>
        ))}
        <tr class="choose">
          <td />
          {plans.map(plan => (
            <td key={plan.id}>
              <Way plan={plan} goal={goal} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function PlanHead({ name, prices }: Plan) {
  const { pricing: words } = siteWords();
  const [, ...longer] = planDurations;
  return (
    <th scope="col">
      <span class="name">{name}</span>
      <span class="amount">{formatMoney(prices[30])}</span>
      <span class="per">{words.monthly}</span>
      {longer.map(days => (
        <span key={days} class="longer">
          {fill(words.duration[days], { price: formatMoney(prices[days]) })}
        </span>
      ))}
    </th>
  );
}

function Held({ value = false }: { value: number | boolean | undefined }) {
  const { pricing: words } = siteWords();
  if (typeof value === 'number') return <>{formatCount(value)}</>;
  return (
    <span class={value ? 'held' : 'not'} role="img" aria-label={value ? words.yes : words.no}>
      {value ? '✓' : '–'}
    </span>
  );
}

function Way({ plan, goal }: { plan: Plan; goal: Props['goal'] }) {
  const { pricing: words } = siteWords();
  const isCart = goal === 'cart';
  const to = isCart ? `/tsinvoice/cart?add=${plan.id}` : `/checkout/${plan.app}?plan=${plan.id}`;
  const label = fill(isCart ? words.planToCart : words.orderPlan, { plan: planTitle(plan) });
  return (
    <a class="button" href={way(to)} aria-label={label}>
      {isCart ? words.toCart : words.order}
    </a>
  );
}
