/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { CallFailure } from '../call.ts';
import { fill, words } from '../words.ts';
import './failure.css';

/** What went wrong with a call, with the number under which the server's log holds it, and a way out. */
export function Failure({ failure, children }: { failure: CallFailure; children?: ComponentChildren }) {
  const { message, reference } = failure;
  return (
    <div class="failure" role="alert">
      <p>{message}</p>
      {reference && <p class="quiet">{fill(words.form.reference, { reference })}</p>}
      {children}
    </div>
  );
}
