/** @jsxImportSource preact */
import { linkFields } from '../../../schema/rules/account.ts';
import { link } from '../account.ts';
import { atPassword } from '../atPassword.ts';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useForm } from '../form/useForm.ts';
import { Book } from '../look/Book.tsx';
import { fill, words } from '../words.ts';

/** Somebody with a password comes with Google for the first time: only who knows the password may join the two. */
export function LinkForm({ credential }: { credential: string }) {
  const send = (input: { credential: string; password: string }) => link(input).catch(atPassword);
  const form = useForm({ fields: linkFields, more: { credential }, send });
  const email = emailIn(credential);
  return (
    <Book title={words.google.linkTitle} lead={fill(words.google.linkLead, { email })}>
      <Form form={form} submit={words.google.linkSubmit}>
        {/* Tells password managers whose password is asked for. */}
        <input type="email" autocomplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('password')} autoFocus />
        <p class="beside">
          <a href="/account/forgotpwd">{words.signIn.forgot}</a>
        </p>
      </Form>
      <nav class="ways">
        <a href="/accounts/gsignin">{words.forgot.back}</a>
      </nav>
    </Book>
  );
}

/** The address in an ID token, for showing only: whether the token is true is the server's to say. */
function emailIn(credential: string): string {
  try {
    const payload = (credential.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { email } = JSON.parse(atob(payload)) as { email?: unknown };
    return typeof email === 'string' ? email : '';
  } catch {
    return '';
  }
}
