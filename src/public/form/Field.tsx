/** @jsxImportSource preact */
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

export type FieldProps = {
  name: string;
  label: string;
  problem: string | undefined;
  hint?: ComponentChildren;
  /** Stands before or after what is typed. */
  before?: ComponentChildren;
  after?: ComponentChildren;
  type?: 'text' | 'email' | 'tel' | 'password';
} & Pick<InputHTMLAttributes, Passed>;

type Passed =
  | 'autocomplete'
  | 'autocapitalize'
  | 'spellcheck'
  | 'inputmode'
  | 'maxLength'
  | 'readOnly'
  | 'defaultValue'
  | 'autoFocus'
  | 'onInput';

/** A label, what is typed under it, and under that the error or a hint. */
export function Field({ label, problem, hint, before, after, autoFocus, type = 'text', ...more }: FieldProps) {
  // Its declared attributes differ by type, of which this is any.
  const input = { type, ...more } as InputHTMLAttributes;
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) element.current?.focus();
  }, [autoFocus]);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="box">
        {before}
        <input
          ref={element}
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={problem || hint ? `${id}-more` : undefined}
          {...input}
        />
        {after}
      </div>
      <Below id={`${id}-more`} problem={problem} hint={hint} />
    </div>
  );
}

export function Below({ id, problem, hint }: { id: string; problem: string | undefined; hint?: ComponentChildren }) {
  if (problem)
    return (
      <p id={id} class="problem">
        {problem}
      </p>
    );
  return hint ? (
    <p id={id} class="hint">
      {hint}
    </p>
  ) : null;
}
