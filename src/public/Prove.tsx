/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { proveFields } from '../../schema/rules/account.ts';
import { hasOwnSession } from '../authProvider/session.ts';
import { proveAddress } from './account.ts';
import { Form } from './form/Form.tsx';
import { useForm } from './form/useForm.ts';
import { Book } from './look/Book.tsx';
import { words } from './words.ts';

/** Opened by the link of a letter. A press of the button proves the address: programs that follow links in letters prove nothing. */
export function Prove() {
  const [isDone, setDone] = useState(false);
  return isDone ? <Done /> : <Ask onDone={() => setDone(true)} />;
}

function Ask({ onDone }: { onDone: () => void }) {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const send = (input: { token: string }) => proveAddress(input).then(onDone);
  const form = useForm({ fields: proveFields, more: { token }, send });
  return (
    <Book title={words.prove.title} lead={words.prove.lead}>
      <Form form={form} submit={words.prove.submit} />
      {form.failure && (
        <nav class="ways">
          <a href={entrance()}>{words.prove.again}</a>
        </nav>
      )}
    </Book>
  );
}

function Done() {
  return (
    <Book title={words.prove.doneTitle} lead={words.prove.done}>
      <a class="button" href={entrance()}>
        {words.prove.open}
      </a>
    </Book>
  );
}

const entrance = () => (hasOwnSession() ? '/home' : '/accounts/signin');
