import { say, type Sentence } from '../words/said.ts';
import { added } from './added.ts';

/** Why goods lie in the shop that are not its own: a supplier's on approval, or a customer's. */
export const heldKinds = [
  { id: 'repair', name: 'Repair' },
  { id: 'valuation', name: 'Valuation' },
  { id: 'safeKeeping', name: 'Safe keeping' },
  { id: 'supplierApproval', name: 'On approval from a supplier' },
  { id: 'other', name: 'Something else' },
] as const;

export const heldStates = [
  { id: 'here', name: 'Here', meaning: 'active' },
  { id: 'closed', name: 'Closed', meaning: 'done' },
] as const;

/** What became of an article; empty while it lies here. */
export const heldOutcomes = [
  { id: 'givenBack', name: 'Given back' },
  { id: 'takenIn', name: 'Taken in' },
] as const;

type Line = { count: number | null; outcome: string | null } & Record<
  'grossWeight' | 'netWeight' | 'value',
  number | null
>;

export const heldTotals = ({ lines }: { lines: readonly Line[] }) => ({
  count: added(lines.map(({ count }) => count)),
  stillHere: added(lines.map(({ count, outcome }) => (outcome ? 0 : count))),
  grossWeight: added(lines.map(line => line.grossWeight)),
  netWeight: added(lines.map(line => line.netWeight)),
  value: added(lines.map(line => line.value)),
});

/** It is closed when of each article it is told what became of it. */
export const nothingHere = ({ stillHere }: { stillHere: number | null }): Sentence | null =>
  stillHere ? say('someStillHere', { count: stillHere }) : null;
