import { useSyncExternalStore } from 'react';
import type { ChangeReport, UndoReport } from '../../schema/kit/changeReport.ts';
import { getSession } from '../authProvider/session.ts';
import { useSession } from '../authProvider/useSession.ts';

/** What this person changed last, as the reply of the call named it. */
export type Latest = {
  id: string;
  /** What it is told with, where whoever changed it knows better than the history. */
  words?: string;
  /** Where it took something back: what that came to, and what it was. */
  undo?: { report: UndoReport; of: ChangeReport };
};

let latest: (Latest & { scope: string }) | null = null;
const listeners = new Set<() => void>();

const scopeOf = ({ user, shopId }: ReturnType<typeof getSession>) => `${user?.id}/${shopId}`;

function keep(next: typeof latest): void {
  latest = next;
  listeners.forEach(tell => tell());
}

/** Of the last call that was no mere reading; null where it changed nothing. */
let lastNamed: string | null = null;

/** What calls of this page have changed. */
const made = new Set<string>();

export const isMadeHere = (change: string): boolean => made.has(change);

/** Replies of the API name what they changed. */
export function noteChange(id: string | null): void {
  lastNamed = id;
  if (id) made.add(id);
  if (id) keep({ id, scope: scopeOf(getSession()) });
}

/** What the call that was just answered changed. */
export const changeJustMade = (): string | null => lastNamed;

export function describeChange(words: string): void {
  if (latest) keep({ ...latest, words });
}

export function noteUndo(report: UndoReport, of: ChangeReport): void {
  keep({ id: report.id, scope: scopeOf(getSession()), undo: { report, of } });
}

export function forgetChange(): void {
  keep(null);
}

/** Of this person in this shop. */
export function useLatest(): Latest | null {
  const scope = scopeOf(useSession());
  const kept = useSyncExternalStore(subscribe, () => latest);
  return kept?.scope === scope ? kept : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
