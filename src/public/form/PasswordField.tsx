/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { words } from '../words.ts';
import { Field, type FieldProps } from './Field.tsx';

/** Can be read while it is typed, which on a phone saves a second try. */
export function PasswordField(props: FieldProps) {
  const [isShown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      class="eye"
      aria-label={words.form.showPassword}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Eye isOpen={!isShown} />
    </button>
  );
  return (
    <Field
      type={isShown ? 'text' : 'password'}
      autocomplete="current-password"
      autocapitalize="none"
      spellcheck={false}
      after={eye}
      {...props}
    />
  );
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      {!isOpen && <path d="m4.5 19.5 15-15" />}
    </svg>
  );
}
