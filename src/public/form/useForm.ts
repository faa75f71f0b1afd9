import type { TargetedInputEvent, TargetedSubmitEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { FieldMessages } from '../../../schema/errors.ts';
import type { Fields, Values } from '../../../schema/kit/defineEntity.ts';
import { validateFields } from '../../../schema/kit/validate.ts';
import type { Said } from '../../../schema/words/said.ts';
import { logError } from '../../log.ts';
import { CallFailure } from '../call.ts';
import { fields as fieldWords, labelOf, words } from '../words.ts';

type Options<F extends Fields> = {
  fields: F;
  /** Whoever shows the form sees what follows a success. Throws what the form is to tell. */
  send: (values: Values<F>) => Promise<unknown>;
  /** Goes along with what was typed. */
  more?: Record<string, unknown>;
  /** What is sent of what was typed, where that is not the inputs as they are. */
  shape?: (typed: Record<string, string>) => Record<string, unknown>;
  /** The input at which the message of a field that has none is told. */
  at?: Record<string, string>;
  /** What the server said of the form before any script was there. */
  told?: { problems?: FieldMessages | undefined; message?: string | undefined };
};

/** What a form shows of itself, whatever its fields. */
export type FormState = Omit<ReturnType<typeof useForm>, 'field'>;

/**
 * A form checked by the schema's own rules. The inputs keep what is typed, so that no password manager, paste or error
 * loses any of it; a field that was wrong is checked again as it is corrected.
 */
export function useForm<F extends Fields>({ fields, send, more = {}, shape = as, at = {}, told = {} }: Options<F>) {
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldMessages>(() => placed(told.problems ?? {}, at));
  const [failure, setFailure] = useState<CallFailure | null>(() => beforeScript(told.message));
  const [isSending, setSending] = useState(false);

  const check = () => judged(fields, { ...shape(entered(element.current!)), ...more });
  /** What belongs to no input is told above the button. */
  const tell = (said: FieldMessages, otherwise: CallFailure | null) => {
    const found = placed(said, at);
    const wrong = inputs(element.current!).filter(({ name }) => found[name]);
    wrong[0]?.focus();
    setProblems(found);
    setFailure(wrong.length > 0 ? null : otherwise);
  };
  const fail = (error: unknown) => {
    const refusal = asFailure(error);
    setSending(false);
    tell(refusal.errors, refusal);
  };

  const onSubmit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const { values, problems: found = {} } = check();
    tell(found, values ? null : new CallFailure(400, { responseMessage: Object.values(found)[0] }));
    if (!values) return;
    // It stays so after a success: the page that follows takes its time.
    setSending(true);
    send(values as Values<F>).catch(fail);
  };
  const onInput = ({ target }: TargetedInputEvent<HTMLFormElement>) => {
    const { name } = target as Input;
    if (!problems[name]) return;
    const now = placed(check().problems ?? {}, at)[name];
    setProblems(({ [name]: _, ...others }) => (now ? { ...others, [name]: now } : others));
  };
  const field = (name: keyof F & string) => ({
    name,
    label: labelOf(fields[name]!.spec) ?? name,
    problem: problems[name],
  });
  return { ref: element, onSubmit, onInput, field, problems, failure, isSending };
}

const as = (typed: Record<string, string>) => typed;

function judged(fields: Fields, given: Record<string, unknown>) {
  const { values, problems } = validateFields(fields, given);
  const messages = Object.entries(problems ?? {}).map(([name, said]) => [name, worded(said)]);
  return { values, problems: problems && (Object.fromEntries(messages) as FieldMessages) };
}

/** A visitor's page judges nothing but fields; whatever else may be said comes from the server, in words. */
function worded(said: Said): string {
  if (!('rule' in said)) return words.error.badRequest;
  return fieldWords ? fieldWords.rule(said) : said.english;
}

function placed(problems: FieldMessages, at: Record<string, string>): FieldMessages {
  return Object.fromEntries(Object.entries(problems).map(([name, message]) => [at[name] ?? name, message]));
}

function beforeScript(message: string | undefined): CallFailure | null {
  return message ? new CallFailure(400, { responseMessage: message }) : null;
}

type Input = HTMLInputElement | HTMLSelectElement;

function inputs(form: HTMLFormElement): Input[] {
  const named = [...form.elements].filter((it): it is Input => 'name' in it && it.name !== '');
  return named.filter(it => !(it instanceof HTMLInputElement && it.type === 'radio' && !it.checked));
}

function entered(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(inputs(form).map(({ name, value }) => [name, value]));
}

/** What no call made is the program's own. */
function asFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  logError('A form could not be sent', error);
  return new CallFailure(500);
}
