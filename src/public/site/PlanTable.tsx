/** @jsxImportSource preact */
import {
  apps,
  comingLines,
  planDurations,
  planLines,
  plansOf,
  planTitle,
  type AppId,
  type Plan,
  type PlanDuration,
} from '../../../schema/plans.ts';
import { formatCount, formatMoney } from '../../format.ts';
import { way } from '../way.ts';
import { checkout, fill, orderLine } from '../words.ts';
import { Coming } from './Coming.tsx';
import { siteWords } from './siteWords.ts';
import './picks.css';
import './planTable.css';

type Props = { app: AppId; /** Where a plan leads to. */ goal: 'checkout' | 'cart' };

/** The plans of an app side by side, line by line, for as long as is chosen above them: the sheet of styles shows what fits, without script. */
export function PlanTable(props: Props) {
  return (
    <div class="plan-choice">
      <Durations app={props.app} />
      <Table {...props} />
    </div>
  );
}

function Durations({ app }: { app: AppId }) {
  return (
    <fieldset class="picks durations">
      <legend>{checkout.duration}</legend>
      <div>
        {planDurations.map((days, i) => (
          <label key={days}>
            <input type="radio" name={`duration-${app}`} value={days} defaultChecked={i === 0} />
            <span>{orderLine.duration(days)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Table({ app, goal }: Props) {
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
          <Line key={line} line={line} plans={plans} />
        ))}
        <tr class="choose">
          <td />
          {plans.map(plan => (
            <td key={plan.id}>
              {planDurations.map(days => (
                <Way key={days} plan={plan} days={days} goal={goal} />
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Line({ line, plans }: { line: string; plans: readonly Plan[] }) {
  const { pricing: words } = siteWords();
  return (
    <tr>
      <th scope="row">
        {words.lines[line]} {comingLines.includes(line) && <Coming />}
      </th>
      {plans.map(({ id, holds }) => (
        <td key={id}>
          <Held value={holds[line]} />
        </td>
      ))}
    </tr>
  );
}

function PlanHead({ name, size, prices }: Plan) {
  const { pricing: words } = siteWords();
  return (
    <th scope="col">
      <span class="name">{name}</span>
      <span class="size">{checkout.sizes[size]}</span>
      {planDurations.map(days => (
        <span key={days} data-days={days}>
          <span class="amount">{formatMoney(prices[days])}</span>
          <span class="per">{words.per[days]}</span>
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

type WayProps = { plan: Plan; days: PlanDuration; goal: Props['goal'] };

function Way({ plan, days, goal }: WayProps) {
  const { pricing: words } = siteWords();
  const isCart = goal === 'cart';
  const to = `${isCart ? `/tsinvoice/cart?add=${plan.id}` : `/checkout/${plan.app}?plan=${plan.id}`}&duration=${days}`;
  const label = fill(isCart ? words.planToCart : words.orderPlan, { plan: planTitle(plan) });
  return (
    <a class="button" data-days={days} href={way(to)} aria-label={label}>
      {isCart ? words.toCart : words.order}
    </a>
  );
}
