import { heldOn } from '../kit/dated.ts';

/** What GST asks for the use of software as a service: dated, since rates change and an order keeps the one of its day. */
export type TaxRule = { from: string; sac: string; rate: number; source: string };

export const softwareTaxes: readonly TaxRule[] = [
  {
    from: '2017-07-01',
    sac: '997331',
    rate: 18,
    source: 'Notification No. 11/2017-Central Tax (Rate) of 28 June 2017',
  },
];

/** The rule that holds on a day, `YYYY-MM-DD`. */
export const softwareTaxOn = (day: string, rules: readonly TaxRule[] = softwareTaxes): TaxRule => {
  const latest = heldOn(rules, day, ({ from }) => from);
  if (!latest) throw new Error(`No rule for the tax on software on ${day}`);
  return latest;
};
