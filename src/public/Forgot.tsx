/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { forgotFields } from '../../schema/rules/account.ts';
import { forgotPassword, googleClient } from './account.ts';
import { EmailField } from './form/EmailField.tsx';
import { Form } from './form/Form.tsx';
import { useForm } from './form/useForm.ts';
import { Book } from './look/Book.tsx';
import { fill, words } from './words.ts';

type Sent = { email: string; isDemo: boolean };

/** Asks for a link by mail. Nobody learns here who has an account. */
export function Forgot() {
  const [sent, setSent] = useState<Sent | null>(null);
  const [email, setEmail] = useState('');
  if (sent) return <LookIntoMail {...sent} onAgain={() => setSent(null)} />;
  const onSent = (next: Sent) => {
    setEmail(next.email);
    setSent(next);
  };
  return <AskForLink email={email} onSent={onSent} />;
}

function AskForLink({ email, onSent }: { email: string; onSent: (sent: Sent) => void }) {
  const send = async (input: { email: string }) => {
    await forgotPassword(input);
    const { issuer } = await googleClient().catch(() => ({ issuer: undefined }));
    onSent({ email: input.email, isDemo: issuer !== undefined });
  };
  const form = useForm({ fields: forgotFields, send });
  return (
    <Book title={words.forgot.title} lead={words.forgot.lead}>
      <Form form={form} submit={words.forgot.submit}>
        <EmailField {...form.field('email')} autoFocus defaultValue={email} />
      </Form>
      <nav class="ways">
        <a href="/accounts/signin">{words.forgot.back}</a>
      </nav>
    </Book>
  );
}

function LookIntoMail({ email, isDemo, onAgain }: Sent & { onAgain: () => void }) {
  return (
    <Book title={words.forgot.sentTitle} lead={fill(words.forgot.sent, { email })}>
      <p class="quiet">{words.forgot.again}</p>
      {isDemo && (
        <a class="button" href="/outbox">
          {words.forgot.outbox}
        </a>
      )}
      <nav class="ways">
        <button type="button" class="link" onClick={onAgain}>
          {words.forgot.askAgain}
        </button>
        <a href="/accounts/signin">{words.forgot.back}</a>
      </nav>
    </Book>
  );
}
