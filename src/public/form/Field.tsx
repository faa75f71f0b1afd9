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
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'date';
  /** Marked as such. */
  isRequired?: boolean;
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
export function Field({
  label,
  problem,
  hint,
  before,
  after,
  autoFocus,
  isRequired,
  type = 'text',
  ...more
}: FieldProps) {
  // Its declared attributes differ by type, of which this is any.
  const input = { type, ...more } as InputHTMLAttributes;
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) element.current?.focus();
  }, [autoFocus]);
  return (
    <Labelled label={label} problem={problem} hint={hint} isRequired={isRequired}>
      {attributes => (
        <>
          {before}
          <input ref={element} {...attributes} {...input} />
          {after}
        </>
      )}
    </Labelled>
  );
}

type LabelledProps = {
  label: string;
  problem: string | undefined;
  hint?: ComponentChildren;
  isRequired?: boolean | undefined;
  /** Draws what is labelled, with these. */
  children: (attributes: Attributes) => ComponentChildren;
};
type Attributes = {
  id: string;
  'aria-invalid': boolean;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
};

export function Labelled({ label, problem, hint, isRequired, children }: LabelledProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <div class="box">
        {children({
          id,
          'aria-invalid': problem !== undefined,
          'aria-required': isRequired || undefined,
          'aria-describedby': problem || hint ? `${id}-more` : undefined,
        })}
      </div>
      <Below id={`${id}-more`} problem={problem} hint={hint} />
    </div>
  );
}

function Below({ id, problem, hint }: { id: string; problem: string | undefined; hint?: ComponentChildren }) {
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
