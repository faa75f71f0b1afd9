/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { chatOutbox, type ChatMessage } from './account.ts';
import type { CallFailure } from './call.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Brand } from './look/Brand.tsx';
import { formatDateTime, formatPhone } from '../format.ts';
import { fill, words } from './words.ts';
import './outbox.css';
import './chatOutbox.css';

/** Statuses move on while somebody looks. */
const freshAfter = 3_000;

/** The WhatsApp messages of a demo, as phones would show them. */
export function ChatOutbox() {
  const [messages, setMessages] = useState<ChatMessage[] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  useEffect(() => {
    const look = () => void chatOutbox().then(setMessages, setFailure);
    look();
    const timer = setInterval(look, freshAfter);
    return () => clearInterval(timer);
  }, []);
  if (failure && !messages) return <ErrorPage kind={failure.status === 404 ? 'notFound' : 'unavailable'} />;
  return (
    <div class="visitor outbox">
      <Brand />
      <main>
        <h1>{words.chatOutbox.title}</h1>
        <p class="lead">{words.chatOutbox.lead}</p>
        {messages?.length === 0 && <p>{words.chatOutbox.empty}</p>}
        {messages?.map(message => (
          <Message key={message.id} {...message} />
        ))}
      </main>
    </div>
  );
}

function Message({ to, at, media, header, body, footer, buttons, status, reason }: ChatMessage) {
  return (
    <article class="chat">
      <header>
        <h2>{fill(words.chatOutbox.to, { to: formatPhone(to) })}</h2>
        <p class="quiet">
          <time dateTime={at}>{formatDateTime(at)}</time> ·{' '}
          <span class={`status ${status}`}>{words.chatOutbox.status[status]}</span>
          {reason && `: ${reason}`}
        </p>
      </header>
      <div class="bubble">
        {media && <p class="media">{words.chatOutbox.media[media]}</p>}
        {header && <h3>{header}</h3>}
        <p class="text">{emphasised(body)}</p>
        {footer && <p class="quiet">{footer}</p>}
        {buttons.length > 0 && (
          <ul>
            {buttons.map(button => (
              <li key={button}>{button}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

/** What stands between asterisks is bold, as on a phone. */
function emphasised(text: string) {
  return text.split(/\*(\S[^*\n]*)\*/).map((part, index) => (index % 2 ? <strong key={part}>{part}</strong> : part));
}
