/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { FieldMessages } from '../../../schema/errors.ts';
import { keyField, trapField } from '../../../schema/kit/publicForm.ts';
import { formBody, type PublicFormWords } from '../../../schema/rules/publicForm.ts';
import type { Visit } from '../../../schema/visit.ts';
import { CallFailure, postOnce } from '../call.ts';
import { fill, words } from '../words.ts';
import { AskedField } from './AskedField.tsx';
import { useVisit } from './visit.ts';
import '../form/form.css';
import '../form/failure.css';
import './publicForm.css';

type Props = PublicFormWords & { /** Below the API. */ path: string };

/** What a shop asks visitors for, and its thanks. Works without script: the form goes to the address of its page. */
export function PublicForm({ shop, title, parts, path }: Props) {
  const { search, pathname } = useVisit();
  if (new URLSearchParams(search).has('sent'))
    return (
      <main id="main">
        <h1>{words.publicForm.thanks}</h1>
        <p class="lead">{fill(words.publicForm.sent, { shop: shop.name })}</p>
        <p class="again">
          <a href={pathname}>{words.publicForm.again}</a>
        </p>
      </main>
    );
  return (
    <main id="main">
      <h1>{title}</h1>
      <Form parts={parts} path={path} />
    </main>
  );
}

function Form({ parts, path }: Pick<Props, 'parts' | 'path'>) {
  const visit = useVisit();
  const [refused, setRefused] = useState<Refused>(visit);
  const names = parts.flatMap(({ fields }) => fields.map(({ name }) => name));
  const failure = failureOf({ ...visit, ...refused }, names);
  return (
    <form
      method="post"
      action={visit.pathname}
      noValidate
      onSubmit={event => void sendByScript(event, path, setRefused)}
    >
      {failure && (
        <p class="failure" role="alert">
          {failure}
        </p>
      )}
      <p class="quiet">{words.publicForm.required}</p>
      <input type="hidden" name={keyField} value={visit.key ?? ''} />
      <Parts
        parts={parts}
        problems={refused.problems ?? {}}
        firstWrong={names.find(name => refused.problems?.[name])}
      />
      <label class="trap" aria-hidden="true">
        {words.publicForm.notYou}
        <input name={trapField} tabIndex={-1} autocomplete="off" />
      </label>
      <button type="submit" class="button">
        {words.publicForm.submit}
      </button>
    </form>
  );
}

type Refused = Pick<Visit, 'problems' | 'message'>;

/** What stands above the fields. What was wrong with one that is no longer asked for is told there too. */
function failureOf({ problems = {}, message, isSentBefore }: Visit, names: readonly string[]): string | undefined {
  if (names.some(name => problems[name])) return words.publicForm.wrong;
  return isSentBefore ? words.publicForm.sentBefore : (Object.values(problems)[0] ?? message);
}

type PartsProps = Pick<Props, 'parts'> & { problems: FieldMessages; firstWrong: string | undefined };

function Parts({ parts, problems, firstWrong }: PartsProps) {
  const { typed } = useVisit();
  return parts.map(({ label, help, fields }, i) => (
    <fieldset key={i}>
      {label && <legend>{label}</legend>}
      {help && <p class="quiet">{help}</p>}
      {fields.map(asked => (
        <AskedField
          key={asked.name}
          asked={asked}
          typed={typed?.[asked.name]}
          problem={problems[asked.name]}
          isFirstWrong={asked.name === firstWrong}
        />
      ))}
    </fieldset>
  ));
}

type Refuse = (refused: Refused) => void;

/** Only the pages of a development server have script, and nobody there who takes a form. */
async function sendByScript(event: TargetedSubmitEvent<HTMLFormElement>, path: string, refuse: Refuse) {
  event.preventDefault();
  const typed = [...new FormData(event.currentTarget)].filter(
    (it): it is [string, string] => typeof it[1] === 'string',
  );
  try {
    await postOnce(path, formBody(Object.fromEntries(typed)));
    location.search = '?sent';
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    refuse({ problems: error.errors, message: error.message });
  }
}
