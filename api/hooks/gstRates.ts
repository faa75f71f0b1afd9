import { gstRates } from '../../schema/entities/gstRates.ts';
import { forbidden, invalid } from '../../schema/errors.ts';
import { standardRateUnlike, type GstRate } from '../../schema/rules/gstRates.ts';
import { otherGstPermission } from '../../schema/rules/lineTax.ts';
import { say } from '../../schema/words/said.ts';
import { seesAll } from '../db/settings.ts';
import { recordsStatement } from '../db/transition.ts';
import type { Statement } from '../ports.ts';
import type { Hooks } from './hooks.ts';

type Row = GstRate & { reason?: string | null };

/** A row that departs from the standard rates needs the permission and a reason. */
export const gstRateHooks: Hooks = {
  create: rows => ({ after: otherRatesGuard(rows as readonly unknown[] as readonly Row[]) }),
  update: (changes, records, { shop }) => ({
    after: judged.some(name => name in changes)
      ? [
          {
            ...recordsStatement(gstRates, shop, records),
            next: ({ rows }) => otherRatesGuard(JSON.parse(rows[0]![0]!) as Row[]),
          },
        ]
      : [],
  }),
};

const judged = ['hsn', 'rate', 'since', 'reason'];

const otherRatesGuard = (rows: readonly Row[]): Statement[] => {
  const others = rows.filter(row => standardRateUnlike(row) !== null);
  if (!others.length) return [];
  const unexplained = others.find(({ reason }) => !reason);
  return [
    {
      text: `select ${seesAll(otherGstPermission)}`,
      values: [],
      next: ({ rows: [held] }) => {
        if (held![0] !== 't') throw forbidden('otherGstRow');
        if (unexplained) throw invalid({ reason: needsReason(unexplained) });
        return [];
      },
    },
  ];
};

const needsReason = (row: Row) => {
  const { rate, day } = standardRateUnlike(row)!;
  return say('otherGstRowNeedsReason', { hsn: row.hsn, rate, day: { day } });
};
