/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { outbox, type Mail } from './account.ts';
import type { CallFailure } from './call.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Brand } from './look/Brand.tsx';
import { formatDateTime } from '../format.ts';
import { linked } from './look/linked.tsx';
import { fill, words } from './words.ts';
import './outbox.css';

/** The mails that a demo did not really send. */
export function Outbox() {
  const [mails, setMails] = useState<Mail[] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  useEffect(() => {
    outbox().then(setMails, setFailure);
  }, []);
  if (failure) return <ErrorPage kind={failure.status === 404 ? 'notFound' : 'unavailable'} />;
  return (
    <div class="visitor outbox">
      <Brand />
      <main>
        <h1>{words.outbox.title}</h1>
        <p class="lead">{words.outbox.lead}</p>
        <p>
          <a href="/chat_outbox">{words.outbox.messages}</a>
        </p>
        {mails?.length === 0 && <p>{words.outbox.empty}</p>}
        {mails?.map(mail => (
          <Letter key={mail.id} {...mail} />
        ))}
      </main>
    </div>
  );
}

function Letter({ to, subject, text, at, attachments }: Mail) {
  return (
    <article>
      <header>
        <h2>{subject}</h2>
        <p class="quiet">
          {fill(words.outbox.to, { to })} · <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
      </header>
      <p class="text">{linked(text)}</p>
      {attachments?.map(({ name, type, base64 }) => (
        <p key={name} class="attached">
          <a href={`data:${type};base64,${base64}`} download={name}>
            {name}
          </a>
        </p>
      ))}
    </article>
  );
}
