import type { Sentence } from '../../schema/words/said.ts';

/** By which the chat service knows a shop. */
export type ChatAccount = { phoneNumberId: string; businessAccountId: string };

/** As Meta describes it; `components` are its own. */
export type ChatTemplate = {
  id: string;
  name: string;
  language: string;
  status: string;
  category: string;
  components: readonly unknown[];
};

export type ChatMessage = {
  /** Digits, country code first. */
  to: string;
  template: { name: string; language: string; components: readonly unknown[] };
  /** The id of our row: every event about this message brings it back. */
  reference: string;
};

export type ChatStatus = 'sent' | 'delivered' | 'read' | 'failed';

/** What the chat service tells afterwards: late, twice and in any order. */
export type ChatEvent =
  | {
      kind: 'status';
      phoneNumberId: string;
      messageId: string;
      reference: string | null;
      status: ChatStatus;
      /** Null where nothing is said of it. */
      billable: boolean | null;
      at: Date;
      /** Of a failure. */
      code: number | null;
      reason: Sentence | null;
    }
  | { kind: 'optOut' | 'optIn'; phoneNumberId: string; /** Digits, country code first. */ from: string; at: Date }
  /** Somebody has written. `name`: as they call themselves, '' where that is not told. */
  | { kind: 'message'; phoneNumberId: string; messageId: string; from: string; name: string; text: string; at: Date };

/** A definite no: nothing was sent. `said` tells a person why. `code` is Meta's, 0 where the refusal is not. */
export class ChatRefusal extends Error {
  readonly said: Sentence;
  readonly code: number;
  readonly retry: 'later' | 'never';
  /** Milliseconds to wait at least, where they are known. */
  readonly retryAfter: number | undefined;
  constructor(said: Sentence, code: number, retry: 'later' | 'never', retryAfter?: number) {
    super(said.key);
    this.name = 'ChatRefusal';
    this.said = said;
    this.code = code;
    this.retry = retry;
    this.retryAfter = retryAfter;
  }
}

/** Nobody knows whether the message was accepted: it must not be sent again. */
export class ChatUnknown extends Error {
  override readonly name = 'ChatUnknown';
}

/** A message of the demo. `at`: when it was accepted, ISO 8601. */
export type SentMessage = {
  id: string;
  at: string;
  from: string;
  to: string;
  template: string;
  language: string;
  /** As a phone shows it; null for what the template does not have. */
  media: 'image' | 'video' | 'document' | null;
  header: string | null;
  body: string;
  footer: string | null;
  buttons: string[];
  status: 'accepted' | ChatStatus;
  /** Of a failure. */
  reason: Sentence | null;
};

export interface Chat {
  /** All pages, whatever their status. */
  templates(account: ChatAccount): Promise<ChatTemplate[]>;
  /** The media's id, which a message refers to for 30 days. */
  upload(account: ChatAccount, file: { bytes: Uint8Array; type: string; name: string }): Promise<string>;
  /** Resolves when the service has accepted it. Throws ChatRefusal or ChatUnknown and nothing else; so do the two above, ChatRefusal only. */
  send(account: ChatAccount, message: ChatMessage, signal?: AbortSignal): Promise<{ id: string }>;
  /** The events of a webhook's POST. Throws Refusal 401 when `signature`, its X-Hub-Signature-256, is not the service's. */
  read(body: Uint8Array, signature: string | null): ChatEvent[];
  /** What to answer to a webhook's GET; null when it does not know our word. */
  verify(query: URLSearchParams): string | null;
  /** The newest 50, newest first. Only where messages stay on this machine and may be shown to anybody. */
  outbox?(): Promise<SentMessage[]>;
  /** There alone: whoever got that message writes back. */
  answer?(id: string, text: string): void;
}
