/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { FieldMessages } from '../../../schema/errors.ts';
import { fileField, keyField, trapField } from '../../../schema/kit/publicForm.ts';
import { formBody, type AskedField as Asked, type PublicFormWords } from '../../../schema/rules/publicForm.ts';
import type { Visit } from '../../../schema/visit.ts';
import { CallFailure, postOnce } from '../call.ts';
import { fill, words } from '../words.ts';
import { AskedField } from './AskedField.tsx';
import { AskedFile } from './AskedFile.tsx';
import { useVisit } from './visit.ts';
import '../form/form.css';
import '../form/failure.css';
import './publicForm.css';

type Props = PublicFormWords & { /** Below the API. */ path: string };

/** What a shop asks visitors for, and its thanks. Works without script: the form goes to the address of its page. */
export function PublicForm({ shop, title, parts, file, path }: Props) {
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
      <AskedForm parts={parts} file={file} path={path} />
    </main>
  );
}

/** The form itself, which is sent to the address of its page. */
export function AskedForm({ parts, file, path }: Pick<Props, 'parts' | 'file' | 'path'>) {
  const visit = useVisit();
  const [refused, setRefused] = useState<Refused>(visit);
  const names = [...parts.flatMap(({ fields }) => fields.map(({ name }) => name)), ...(file ? [fileField] : [])];
  const failure = failureOf({ ...visit, ...refused }, names);
  // A form that comes back from the server has lost the file.
  const isLost = visit.typed !== undefined && refused === visit;
  const firstWrong = names.find(name => refused.problems?.[name]);
  return (
    <form
      method="post"
      action={visit.pathname}
      noValidate
      enctype={file ? 'multipart/form-data' : undefined}
      onSubmit={event => void sendByScript(event, path, setRefused)}
    >
      {failure && (
        <p class="failure" role="alert" tabIndex={-1}>
          {failure}
        </p>
      )}
      <p class="quiet">{words.publicForm.required}</p>
      <input type="hidden" name={keyField} value={visit.key ?? ''} />
      <Parts parts={parts} problems={refused.problems ?? {}} firstWrong={firstWrong} file={file} isLost={isLost} />
      <Trap />
      <button type="submit" class="button">
        {words.publicForm.submit}
      </button>
    </form>
  );
}

function Trap() {
  return (
    <label class="trap" aria-hidden="true">
      {words.publicForm.notYou}
      <input name={trapField} tabIndex={-1} autocomplete="off" />
    </label>
  );
}

type Refused = Pick<Visit, 'problems' | 'message'>;

/** What stands above the fields. What was wrong with one that is no longer asked for is told there too. */
function failureOf({ problems = {}, message, isSentBefore }: Visit, names: readonly string[]): string | undefined {
  if (names.some(name => problems[name])) return words.publicForm.wrong;
  return isSentBefore ? words.publicForm.sentBefore : (Object.values(problems)[0] ?? message);
}

type PartsProps = Pick<Props, 'parts' | 'file'> & {
  problems: FieldMessages;
  firstWrong: string | undefined;
  /** The file that was chosen has to be chosen again. */
  isLost: boolean;
};

/** The file is asked for last, and yet before what is agreed to. */
function Parts({ parts, problems, firstWrong, file, isLost }: PartsProps) {
  const { typed } = useVisit();
  const fileProblem = problems[fileField] ?? (isLost ? words.publicForm.fileAgain : undefined);
  const isAgreed = ({ kind, isRequired }: Asked) => kind === 'boolean' && isRequired;
  const draw = (asked: Asked) => (
    <AskedField
      key={asked.name}
      asked={asked}
      typed={typed?.[asked.name]}
      problem={problems[asked.name]}
      isFirstWrong={asked.name === firstWrong}
    />
  );
  return parts.map(({ label, help, fields }, i) => (
    <fieldset key={i}>
      {label && <legend>{label}</legend>}
      {help && <p class="quiet">{help}</p>}
      {fields.filter(asked => !isAgreed(asked)).map(draw)}
      {file && i === parts.length - 1 && (
        <AskedFile asked={file} problem={fileProblem} isFirstWrong={firstWrong === fileField} />
      )}
      {fields.filter(isAgreed).map(draw)}
    </fieldset>
  ));
}

type Refuse = (refused: Refused) => void;

/** Where the page has script, what was chosen and typed stays while it is sent. A file goes along in parts, all else as JSON. */
async function sendByScript(event: TargetedSubmitEvent<HTMLFormElement>, path: string, refuse: Refuse) {
  event.preventDefault();
  const form = event.currentTarget;
  const sent = [...new FormData(form)];
  const typed = Object.fromEntries(sent.filter((it): it is [string, string] => typeof it[1] === 'string'));
  const file = sent.find((it): it is [string, File] => it[1] instanceof File)?.[1];
  try {
    await postOnce(path, file ? partsOf(formBody(typed), file) : formBody(typed));
    location.search = '?sent';
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    refuse({ problems: error.errors, message: error.message });
    // Drawn first: it leads to what is to be mended.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"], .failure')?.focus());
  }
}

/** An input that nobody chose a file for holds an empty one. */
function partsOf({ fields, ...more }: ReturnType<typeof formBody>, file: File): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...more, fields: JSON.stringify(fields) })) body.set(name, value);
  if (file.name) body.set(fileField, file);
  return body;
}
