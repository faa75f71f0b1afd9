/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Failure } from './Failure.tsx';
import type { FormState } from './useForm.ts';
import './form.css';

type Props = {
  form: FormState;
  submit: string;
  children?: ComponentChildren;
  /** Where the form goes without script. */
  action?: string;
};

/** The fields, what went wrong beside them, and the button. */
export function Form({ form, submit, children, action }: Props) {
  const { ref, onSubmit, onInput, failure, isSending } = form;
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} onInput={onInput} {...(action && { action, method: 'post' })}>
      {children}
      {failure && <Failure failure={failure} />}
      <button type="submit" class="button" aria-disabled={isSending} aria-busy={isSending}>
        {submit}
      </button>
    </form>
  );
}
