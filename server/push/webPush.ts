import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overTls } from 'node:https';
import webPush from 'web-push';
import type { Push, PushOutcome } from '../../api/push/port.ts';
import { isPublicEndpoint } from '../../schema/rules/webAddress.ts';
import { publicLookup } from '../network/addresses.ts';
import type { Vapid } from './vapid.ts';

type Options = {
  vapid: Vapid;
  /** Who may be written to about this site's messages: an address of its own. */
  contact: string;
  /** Where the stand-in answers, which is no address of the public. */
  standIn?: string | undefined;
};

const hour = 60 * 60;
/** For a day: what is older is read in the app. */
const lifetime = 24 * hour;
const patience = 20_000;

/** Messages to browsers by the push services that they name. */
export const webPushPush = ({ vapid, contact, standIn }: Options): Push => {
  const isStandIn = (endpoint: string) => standIn !== undefined && endpoint.startsWith(`${standIn}/`);
  const subject = contact.startsWith('https:') ? contact : 'mailto:push@localhost';
  return {
    publicKey: vapid.publicKey,
    accepts: endpoint => isPublicEndpoint(endpoint) || isStandIn(endpoint),
    async send({ endpoint, p256dh, auth }, payload, topic) {
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...vapid },
        TTL: lifetime,
        topic,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      });
      const sent = { method, headers: headers as RequestOptions['headers'] };
      return isStandIn(endpoint)
        ? post(overHttp, endpoint, sent, body)
        : post(overTls, endpoint, { ...sent, lookup: publicLookup }, body);
    },
  };
};

/** Nobody is followed to another address, and of an answer only its status is looked at. */
const post = (request: typeof overTls, endpoint: string, options: RequestOptions, body: Buffer | null) =>
  new Promise<PushOutcome>((resolve, reject) => {
    const call = request(endpoint, { ...options, agent: false, signal: AbortSignal.timeout(patience) }, answer => {
      answer.destroy();
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
    });
    // Before there is a connection nothing can have been taken.
    call.on('error', (error: NodeJS.ErrnoException) =>
      call.socket?.bytesWritten ? reject(error) : resolve({ retryAfter: 0 }),
    );
    call.end(body);
  });

const outcomeOf = (status: number, retryAfter: string | undefined): PushOutcome => {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) return { retryAfter: Math.min(Number(retryAfter) || 0, hour) * 1_000 };
  return 'refused';
};
