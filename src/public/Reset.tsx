/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { resetFields } from '../../schema/rules/account.ts';
import { resetPassword } from './account.ts';
import { Form } from './form/Form.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { useForm } from './form/useForm.ts';
import { Book } from './look/Book.tsx';
import { words } from './words.ts';

/** Where the link of a mail leads: a reset, an invitation. It works once. */
export function Reset() {
  const [isDone, setDone] = useState(false);
  return isDone ? <Done /> : <Choose onDone={() => setDone(true)} />;
}

function Choose({ onDone }: { onDone: () => void }) {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const send = (input: { token: string; password: string }) => resetPassword(input).then(onDone);
  const form = useForm({ fields: resetFields, more: { token }, send });
  return (
    <Book title={words.reset.title} lead={words.reset.lead}>
      <Form form={form} submit={words.reset.submit}>
        <PasswordField
          {...form.field('password')}
          label={words.reset.field}
          autocomplete="new-password"
          hint={words.register.passwordHint}
          autoFocus
        />
      </Form>
      <nav class="ways">
        <a href="/account/forgotpwd">{words.reset.askAgain}</a>
      </nav>
    </Book>
  );
}

function Done() {
  return (
    <Book title={words.reset.doneTitle} lead={words.reset.done}>
      <a class="button" href="/accounts/signin">
        {words.signIn.submit}
      </a>
    </Book>
  );
}
