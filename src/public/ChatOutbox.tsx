/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { chatAnswerFields } from '../../schema/rules/chatAnswer.ts';
import { answerChat, chatOutbox, type ChatMessage } from './account.ts';
import type { CallFailure } from './call.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Brand } from './look/Brand.tsx';
import { Field } from './form/Field.tsx';
import { Form } from './form/Form.tsx';
import { useForm } from './form/useForm.ts';
import { formatDateTime, formatPhone } from '../format.ts';
import { linked } from './look/linked.tsx';
import { fill, words } from './words.ts';
import './outbox.css';
import './chatOutbox.css';

/** Statuses move on while somebody looks. */
const freshAfter = 3_000;
/** So many older ones stay. */
const most = 500;

/** The WhatsApp messages of a demo, as phones would show them. */
export function ChatOutbox() {
  const [messages, setMessages] = useState<ChatMessage[] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  useEffect(() => {
    const look = () => void chatOutbox().then(fresh => setMessages(shown => withShown(fresh, shown)), setFailure);
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

/** The server tells the newest ones: what somebody reads, or is about to answer, does not go away for their sake. */
const withShown = (fresh: readonly ChatMessage[], shown: readonly ChatMessage[] | null): ChatMessage[] => [
  ...fresh,
  ...(shown ?? []).filter(({ id }) => fresh.every(message => message.id !== id)).slice(0, most),
];

function Message({ id, to, at, media, header, body, footer, buttons, status, reason }: ChatMessage) {
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
      <Answer id={id} />
    </article>
  );
}

/** Whoever got the message may write back, as on a phone. */
function Answer({ id }: { id: string }) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <p role="status">{words.chatOutbox.answered}</p>;
  return (
    <details class="answer">
      <summary>{words.chatOutbox.answer}</summary>
      <AnswerForm id={id} onSent={() => setSent(true)} />
    </details>
  );
}

function AnswerForm({ id, onSent }: { id: string; onSent: () => void }) {
  const send = ({ text }: { text: string }) => answerChat(id, text).then(onSent);
  const form = useForm({ fields: chatAnswerFields, send });
  return (
    <Form form={form} submit={words.chatOutbox.send}>
      <Field {...form.field('text')} maxLength={4096} />
    </Form>
  );
}

/** What stands between asterisks is bold, and addresses can be followed, as on a phone. */
function emphasised(text: string) {
  return text
    .split(/\*(\S[^*\n]*)\*/)
    .map((part, index) => (index % 2 ? <strong key={part}>{linked(part)}</strong> : linked(part)));
}
