import type { Row } from '../../api/db/write.ts';
import { pieceIssues } from '../../schema/entities/pieceIssues.ts';
import { pieces } from '../../schema/entities/pieces.ts';
import { dayAfter, dayStart } from './calendar.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';

type Given = { inStock: readonly Row[]; customers: readonly Customer[]; suppliers: readonly Row[]; now: Date };

const hour = 3_600_000;

/** What is out: with a family that is late, with one that decides by the weekend, and at the hallmarking centre; one memo came back whole. What nobody took is given back. */
export const giveOutPieces = (whole: Past, { inStock, customers, suppliers, now }: Given): Row[] => {
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, new Random(1213));
  const left = [...inStock].reverse();
  const out = (ago: number, many: number, issue: Record<string, unknown>) => {
    const at = new Date(dayStart(now, ago).getTime() + 12 * hour);
    const taken = left.splice(0, many);
    const lines = taken.map(({ id }) => ({ pieceId: id }));
    const made = past.create(pieceIssues, [{ kind: 'approval', ...issue, lines }], at);
    past.transition(pieceIssues, 'issue', made, at);
    return taken;
  };
  const back = (returned: readonly Row[], ago: number) =>
    past.transition(pieces, 'putBack', returned, new Date(dayStart(now, ago).getTime() + 17 * hour));
  back(out(12, 3, { partyId: customers[4]!.id, dueOn: dayAfter(now, -8) }), 9);
  const late = out(9, 4, {
    partyId: customers[2]!.id,
    dueOn: dayAfter(now, -2),
    note: 'For the daughter’s engagement. The aunt decides.',
  });
  back(late.slice(0, 1), 3);
  out(2, 3, { partyId: customers[7]!.id, dueOn: dayAfter(now, 2) });
  out(1, 5, { kind: 'hallmarking', partyId: suppliers.at(-1)!.id, dueOn: dayAfter(now, 1) });
  whole.statements.push(...past.statements);
  return left;
};
