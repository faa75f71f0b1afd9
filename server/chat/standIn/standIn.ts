import { Hono } from 'hono';
import type { SentMessage } from '../../../api/chat/port.ts';
import type { Clock, Ids } from '../../../api/ports.ts';
import { demoTemplatesOf } from '../../../schema/demoTemplates.ts';
import type { Random } from '../../demo/random.ts';
import { courier, type Tell } from './courier.ts';
import type { FaultRates } from './faults.ts';
import { graphError } from './graphReply.ts';
import { noJournal, type Journal } from './journal.ts';
import { limiter, usualLimits, type Limits } from './limits.ts';
import type { Accepted } from './message.ts';
import { usualPace, type Pace } from './pace.ts';
import { answerPayload, preferencePayload } from './payloads.ts';
import { postOffice } from './post.ts';
import { sender } from './sender.ts';
import { templatePage, uploaded } from './smallCalls.ts';

export type StandInOptions = {
  token: string;
  /** With which it signs what it tells. */
  appSecret: string;
  tell: Tell;
  clock: Clock;
  ids: Ids;
  random: Random;
  limits?: Partial<Limits>;
  pace?: Partial<Pace>;
  faults?: FaultRates;
  journal?: Journal;
};

export type StandIn = {
  /** Answers as Meta's Graph API does, at `/<version>/...`. */
  fetch(request: Request): Promise<Response>;
  /** By their ids, the oldest first. */
  messages: ReadonlyMap<string, Accepted>;
  /** The newest 50, newest first. */
  outbox(): SentMessage[];
  /** May be changed while it runs. */
  faults: FaultRates;
  /** Whoever got that message writes something back, or stops or resumes offers in WhatsApp's settings. */
  answer(messageId: string, text: string): void;
  prefer(messageId: string, wish: 'stop' | 'resume'): void;
  /** Tells no more. */
  stop(): void;
};

/** A server in Meta's place that really does what it is asked, except that nobody's phone rings. */
export const createStandIn = (options: StandInOptions): StandIn => {
  const { token, clock, ids, journal = noJournal, faults = {} } = options;
  const now = () => clock.now().getTime();
  const messenger = courier(options.appSecret, options.tell);
  const post = postOffice(journal, messenger, now);
  const limits = limiter({ ...usualLimits, ...options.limits }, clock);
  for (const { phoneNumberId, to, at } of journal.messages) limits.count(phoneNumberId, to, at);
  const media = new Set(journal.media);
  const pace = { ...usualPace, ...options.pace };
  const send = sender({ post, limits, pace, faults, media, now, ids, random: options.random, pause: messenger.pause });
  const app = new Hono();
  app.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${token}`) return graphError(401, 190);
    return next();
  });
  app.get('/:version/:account/message_templates', c =>
    templatePage(demoTemplatesOf(c.req.param('account')), new URL(c.req.url).searchParams),
  );
  app.post('/:version/:number/messages', c => send(c.req.param('number'), c.req.raw));
  app.post('/:version/:number/media', c => uploaded(c.req.raw, ids, media, journal));
  app.notFound(() => graphError(404, 100));
  const tellOf = (id: string, payload: (message: Accepted) => object) => {
    const message = post.messages.get(id);
    if (message) messenger.tell(payload(message));
  };
  return {
    fetch: async request => app.fetch(request),
    messages: post.messages,
    outbox: post.outbox,
    faults,
    answer: (id, text) => tellOf(id, message => answerPayload(message, `wamid.${ids.next()}`, text, now())),
    prefer: (id, wish) => tellOf(id, message => preferencePayload(message, wish, now())),
    stop: messenger.stop,
  };
};
