/** @jsxImportSource preact */
import { signInFields } from '../../schema/rules/signIn.ts';
import { signIn, type Credentials } from './account.ts';
import { atPassword } from './atPassword.ts';
import { EmailField } from './form/EmailField.tsx';
import { Form } from './form/Form.tsx';
import { PasswordField } from './form/PasswordField.tsx';
import { useForm } from './form/useForm.ts';
import { Book } from './look/Book.tsx';
import { Renewed } from './Renewed.tsx';
import { useArrival } from './useArrival.ts';
import { words } from './words.ts';

/** The sign-in with e-mail and password. */
export function SignIn() {
  const arrival = useArrival();
  const form = useForm({ fields: signInFields, send: enter });
  if (arrival === 'passing') return null;
  if (arrival === 'renewed') return <Renewed />;
  return (
    <Book title={words.signIn.title}>
      <Form form={form} submit={words.signIn.submit}>
        <EmailField {...form.field('email')} autoFocus />
        <PasswordField {...form.field('password')} />
        <p class="beside">
          <a href="/account/forgotpwd">{words.signIn.forgot}</a>
        </p>
      </Form>
      <nav class="ways">
        <a href={`/accounts/gsignin${location.search}`}>{words.signIn.withGoogle}</a>
        <span>
          {words.signIn.newHere} <a href="/account/register">{words.signIn.register}</a>
        </span>
      </nav>
    </Book>
  );
}

const enter = (credentials: Credentials) => signIn(credentials).catch(atPassword);
