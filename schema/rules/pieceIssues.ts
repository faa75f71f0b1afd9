import { say, type Sentence } from '../words/said.ts';
import { added } from './added.ts';
import { eachOnce } from './eachOnce.ts';
import type { pieceStates } from './pieces.ts';

/** Why pieces leave the shop and are to come back. */
export const issueKinds = [
  { id: 'approval', name: 'On approval' },
  { id: 'hallmarking', name: 'To hallmarking' },
] as const;
export type IssueKind = (typeof issueKinds)[number]['id'];

export const issueStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'issued', name: 'Given out', meaning: 'active' },
  { id: 'closed', name: 'Closed', meaning: 'done' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

/** What became of a piece that was given out; empty while it is out. */
export const issueOutcomes = [
  { id: 'back', name: 'Came back' },
  { id: 'sold', name: 'Sold' },
  { id: 'reserved', name: 'Reserved' },
] as const;
export type IssueOutcome = (typeof issueOutcomes)[number]['id'];

type PieceState = (typeof pieceStates)[number]['id'];

/** The transition by which pieces go out with such a document, and where they are until they come back. */
export const outBy = {
  approval: { transition: 'approve', state: 'onApproval' },
  hallmarking: { transition: 'sendToHallmarking', state: 'atHallmarking' },
} as const satisfies Record<IssueKind, { transition: string; state: PieceState }>;

/** A piece that is in this state has stillOut its document; in any other it came back first. */
export const outcomeIn = (state: string): IssueOutcome => (state === 'sold' || state === 'reserved' ? state : 'back');

type Line = {
  pieceId: string | null;
  outcome: string | null;
} & Record<'grossWeight' | 'netWeight' | 'value' | 'hallmarking', number | null>;

export const issueTotals = ({ lines, state }: { lines: readonly Line[]; state: string | null }) => ({
  count: lines.filter(({ pieceId }) => pieceId).length,
  stillOut: state === 'issued' || state === 'closed' ? lines.filter(({ outcome }) => !outcome).length : null,
  grossWeight: added(lines.map(line => line.grossWeight)),
  netWeight: added(lines.map(line => line.netWeight)),
  value: added(lines.map(line => line.value)),
  charges: added(lines.map(line => line.hallmarking)),
});

/** What was given out by mistake is taken back as long as all of it is out. */
export const allOut = ({ count, stillOut }: { count: number | null; stillOut: number | null }): Sentence | null =>
  count === stillOut ? null : say('someAreBack');

/** Whether pieces are out for this. */
export const isOutFor =
  (wanted: IssueKind) =>
  ({ kind, state }: { kind: string | null; state: string | null }) =>
    kind === wanted && state === 'issued';

/** The pieces that are not back yet, each as a line of what comes back. */
export const stillOut = (lines: readonly { pieceId: string; outcome?: string | null }[] | undefined) =>
  (lines ?? []).filter(({ outcome }) => !outcome).map(({ pieceId }) => ({ pieceId }));

/** A rule of lines: a piece is there once, and the second is told of. */
export const eachPieceOnce = eachOnce('pieceId');
