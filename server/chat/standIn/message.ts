import type { ChatStatus, SentMessage } from '../../../api/chat/port.ts';

/** What happens to a message at `at` and is sent to the webhook at `due`: milliseconds since 1970. `code`: of a failure. */
export type Telling = { status: ChatStatus; at: number; due: number; code?: number; told: boolean };

/** A message that the stand-in has accepted. */
export type Accepted = {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  phoneNumberId: string;
  to: string;
  /** Ours: it goes back with whatever is told. */
  reference: string;
  template: string;
  language: string;
  category: string;
  media: SentMessage['media'];
  /** With the values filled in. */
  header: string | null;
  body: string;
  footer: string | null;
  buttons: string[];
  tellings: Telling[];
};
