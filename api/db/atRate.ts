import type { AtRate } from '../../schema/kit/figures.ts';
import { tableName } from './columns.ts';
import { begunBy, mayHold, newestFirst } from './dated.ts';
import { entityOf } from './select.ts';
import { snake } from './table.ts';

/** What is read of each row `t` beside its amount. */
export const ratedColumns = ({ weight, of, since }: AtRate): string =>
  `, t.${snake(weight)} as weight, t.${snake(of)} as of_what, t.${snake(since)} as got_on`;

/**
 * `chosen` out of `got`, which has such columns: `measured` with what its weight gained until `today`. Each day's rate is sought once,
 * however many were got on it.
 */
export const chosenAtRate = ({ rates, fields }: AtRate, column: string, today: string): string => {
  const dated = entityOf(rates);
  const rateOn = (field: string, day: string) =>
    `(select n.${snake(field)} from ${tableName(dated)} n where ${mayHold(dated, 'n', field)} and ${begunBy(dated, 'n', day)}
      order by ${newestFirst(dated, 'n')} limit 1)`;
  const gains = Object.entries(fields).map(
    ([of, field]) => `when '${of}' then ${rateOn(field, today)} - ${rateOn(field, 's.got_on')}`,
  );
  return `rated as (select s.of_what, s.got_on, case s.of_what ${gains.join(' ')} end as gain
        from (select distinct g.of_what, g.got_on from got g) s),
      chosen as (select g.${column}, g.measured + coalesce(round(g.weight * r.gain, 2), 0) as measured
        from got g left join rated r on r.of_what = g.of_what and r.got_on = g.got_on)`;
};
