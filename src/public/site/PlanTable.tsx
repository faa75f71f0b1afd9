/** @jsxImportSource preact */
import {
  apps,
  durationsOf,
  planFeatures,
  plansOf,
  planTitle,
  priceOf,
  type AppId,
  type PlanDuration,
  type ShownPlan,
  usualOf,
} from '../../../schema/rules/plans.ts';
import { formatCount, formatMoney } from '../../format.ts';
import { way } from '../way.ts';
import { checkout, fill, orderLine } from '../words.ts';
import { siteWords } from './siteWords.ts';
import { usePlans } from './usePlans.ts';
import { useVisit } from './visit.ts';
import './picks.css';
import './planTable.css';

type Props = { app: AppId; /** Where a plan leads to. */ goal: 'checkout' | 'cart' };

/** The plans of an app side by side, line by line, for as long as is chosen above them: the sheet of styles shows what fits, without script. */
export function PlanTable({ app, goal }: Props) {
  const known = usePlans();
  const { message } = useVisit();
  if (!known) return <p class="quiet">{message}</p>;
  const plans = plansOf(known, app);
  if (plans.length === 0) return <p class="quiet">{siteWords().pricing.none}</p>;
  const durations = durationsOf(plans);
  return (
    <div class="plan-choice">
      <Durations app={app} durations={durations} />
      <Table app={app} goal={goal} plans={plans} durations={durations} />
    </div>
  );
}

type Among = { app: AppId; durations: readonly PlanDuration[] };

function Durations({ app, durations }: Among) {
  const first = usualOf(durations);
  return (
    <fieldset class="picks durations">
      <legend>{checkout.duration}</legend>
      <div>
        {durations.map(days => (
          <label key={days}>
            <input type="radio" name={`duration-${app}`} value={days} defaultChecked={days === first} />
            <span>{orderLine.duration(days)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type TableProps = Among & Props & { plans: readonly ShownPlan[] };

function Table({ app, goal, plans, durations }: TableProps) {
  const { pricing: words } = siteWords();
  return (
    <table class="plans">
      <caption>{fill(words.caption, { name: apps[app].name })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.plan}</th>
          {plans.map(plan => (
            <PlanHead key={plan.id} plan={plan} durations={durations} />
          ))}
        </tr>
      </thead>
      <tbody>
        {limitLines(plans).map(line => (
          <Line key={line} name={words.lines[line]!} held={plans.map(plan => plan[line])} />
        ))}
        {planFeatures[app].map(line => (
          <Line key={line} name={words.lines[line]!} held={plans.map(() => true)} />
        ))}
        <tr class="choose">
          <td />
          {plans.map(plan => (
            <td key={plan.id}>
              {durations.map(days => (
                <Way key={days} plan={plan} days={days} goal={goal} />
              ))}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const limits = ['people', 'messages', 'phoneHelp', 'trialDays'] as const;
/** In what they differ: a line that says nothing of any of them is left out. */
const limitLines = (plans: readonly ShownPlan[]) => limits.filter(line => plans.some(plan => plan[line]));

type LineProps = { name: string; held: readonly (number | boolean | null)[] };

function Line({ name, held }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {held.map((value, i) => (
        <td key={i}>
          <Held value={value} />
        </td>
      ))}
    </tr>
  );
}

function PlanHead({ plan, durations }: { plan: ShownPlan; durations: readonly PlanDuration[] }) {
  const { pricing: words } = siteWords();
  return (
    <th scope="col">
      <span class="name">{plan.name}</span>
      <span class="size">{plan.about}</span>
      {durations.map(days => {
        const price = priceOf(plan, days);
        return (
          <span key={days} data-days={days}>
            <span class="amount">
              {price === undefined ? '–' : formatMoney(price, Number.isInteger(price) ? undefined : 'paise')}
            </span>
            <span class="per">{price === undefined ? words.notOffered : words.per[days]}</span>
          </span>
        );
      })}
    </th>
  );
}

function Held({ value }: { value: number | boolean | null }) {
  const { pricing: words } = siteWords();
  if (typeof value === 'number' && value > 0) return <>{formatCount(value)}</>;
  return (
    <span class={value ? 'held' : 'not'} role="img" aria-label={value ? words.yes : words.no}>
      {value ? '✓' : '–'}
    </span>
  );
}

type WayProps = { plan: ShownPlan; days: PlanDuration; goal: Props['goal'] };

function Way({ plan, days, goal }: WayProps) {
  const { pricing: words } = siteWords();
  if (priceOf(plan, days) === undefined) return null;
  const isCart = goal === 'cart';
  const to = `${isCart ? `/tsinvoice/cart?add=${plan.id}` : `/checkout/${plan.app}?plan=${plan.id}`}&duration=${days}`;
  const label = fill(isCart ? words.planToCart : words.orderPlan, { plan: planTitle(plan) });
  return (
    <a class="button" data-days={days} href={way(to)} aria-label={label}>
      {isCart ? words.toCart : words.order}
    </a>
  );
}
