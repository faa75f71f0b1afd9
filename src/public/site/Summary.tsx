/** @jsxImportSource preact */
import { company } from '../../../schema/company.ts';
import { billFor, lineText, type Bill, type OrderLine } from '../../../schema/rules/orders.ts';
import type { StateCode } from '../../../schema/rules/states.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import { checkout, fill, orderLine } from '../words.ts';
import { stateName } from './stateName.ts';
import { useVisit } from './visit.ts';

/** What the lines come to. The GST is split once it is known where the buyer is. */
export function Summary({ lines, place }: { lines: readonly OrderLine[]; place: StateCode | null }) {
  const bill = billFor(lines, place ?? company.stateCode, useVisit().day);
  const taxes = place
    ? splitOf(bill, bill.rule.rate)
    : [[fill(checkout.summary.gst, { rate: formatNumber(bill.rule.rate) }), bill.tax] as const];
  return (
    <aside class="summary" aria-label={checkout.summary.title}>
      <h2>{checkout.summary.title}</h2>
      <Amounts lines={lines} taxes={taxes} amounts={bill} />
      <p class="quiet">
        {fill(checkout.summary.sac, { sac: bill.rule.sac })}
        {place && ` · ${stateName(place)}`}
      </p>
    </aside>
  );
}

type Tax = readonly [name: string, amount: number];
type AmountsProps = {
  lines: readonly OrderLine[];
  taxes: readonly Tax[];
  amounts: Pick<Bill, 'taxable' | 'roundOff' | 'total'>;
};

export function Amounts({ lines, taxes, amounts: { taxable, roundOff, total } }: AmountsProps) {
  const rows: Tax[] = [
    ...lines.map(line => [lineText(line, orderLine), line.amount] as const),
    [checkout.summary.taxable, taxable],
    ...taxes,
    ...(roundOff ? [[checkout.summary.roundOff, roundOff] as const] : []),
  ];
  return (
    <dl class="amounts">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount, 'paise')}</dd>
        </div>
      ))}
      <div class="sum">
        <dt>{checkout.summary.total}</dt>
        <dd>{formatMoney(total, 'paise')}</dd>
      </div>
    </dl>
  );
}

/** The taxes that there are, each with its own rate. */
export function splitOf(amounts: Pick<Bill, 'cgst' | 'sgst' | 'utgst' | 'igst'>, rate: number): Tax[] {
  const names = ['cgst', 'sgst', 'utgst', 'igst'] as const;
  return names
    .filter(name => amounts[name] > 0)
    .map(name => [
      fill(checkout.summary[name], { rate: formatNumber(name === 'igst' ? rate : rate / 2) }),
      amounts[name],
    ]);
}
