/** @jsxImportSource preact */
import { trapField } from '../../../schema/kit/publicForm.ts';
import { pageAnswers } from '../../../schema/rules/pageAnswers.ts';
import type { PublicQuestion } from '../../../schema/rules/publicRecord.ts';
import { fill } from '../../../schema/words/fill.ts';
import { words } from '../words.ts';
import { useVisit } from './visit.ts';

/** The amount that the visitor is asked to agree to, and what was said to it. Works without script: nothing is agreed to by opening the page. */
export function PageQuestion({ label, value, amount, answer }: PublicQuestion) {
  const { pathname, message } = useVisit();
  const { ask, answers, noted } = words.publicPage.question;
  return (
    <section class="question" aria-label={label}>
      {message && (
        <p class="failure" role="alert">
          {message}
        </p>
      )}
      {answer ? (
        <p role="status">{fill(noted[answer], { what: label, value })}</p>
      ) : (
        <form method="post" action={`${pathname}?answer`}>
          <h2>{fill(ask, { what: label, value })}</h2>
          <input type="hidden" name="amount" value={amount} />
          <div class="answers">
            {pageAnswers.map(({ id }) => (
              <button
                key={id}
                type="submit"
                name="answer"
                value={id}
                class={id === 'approved' ? 'button' : 'button plain'}
              >
                {answers[id]}
              </button>
            ))}
          </div>
          <label class="trap" aria-hidden="true">
            {words.publicForm.notYou}
            <input name={trapField} tabIndex={-1} autocomplete="off" />
          </label>
        </form>
      )}
    </section>
  );
}
