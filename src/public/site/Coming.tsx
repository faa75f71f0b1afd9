/** @jsxImportSource preact */
import { isComing, type AppId } from '../../../schema/rules/plans.ts';
import { checkout } from '../words.ts';

/** Beside what is promised and not there yet. */
export function Coming() {
  return <span class="coming">{checkout.coming.tag}</span>;
}

/** What ordering such an app means until it is there; nothing for one that is. */
export function ComingNote({ app }: { app: AppId }) {
  return isComing(app) ? <p class="coming-note">{checkout.coming.note}</p> : null;
}
