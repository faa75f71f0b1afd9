import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { OnlinePayments } from '../../../api/payments/port.ts';
import { razorpayPayments } from '../razorpay.ts';
import { StandIn, type Kept, type Webhook } from './standIn.ts';

/** Where the demo's payments answer, below the site's own address. */
export const standInPath = '/demo-payments';

export type LocalPayments = { online: OnlinePayments; handle(request: Request): Promise<Response>; close(): void };

type Options = { dataDir: string; webhook: Promise<string> };

/** Late, as a webhook is; again until it is taken, for some minutes. */
const pauses = [1_500, 5_000, 20_000, 60_000];

/** The demo's provider: the real client before a stand-in, which is on this very site for browsers. What it keeps outlives the process. */
export const openLocalPayments = ({ dataDir, webhook }: Options): LocalPayments => {
  const [keySecret, webhookSecret] = [secret(), secret()];
  const keyId = 'rzp_test_demo';
  const file = join(dataDir, 'payments', 'standIn.json');
  const { tell, close } = courier(webhook);
  const keep = (kept: Kept) => writeWhole(file, JSON.stringify(kept));
  const standIn = new StandIn({ keyId, keySecret, webhookSecret, tell, kept: keptIn(file), keep, path: standInPath });
  const online = razorpayPayments({
    baseUrl: 'http://demo-payments.invalid',
    pageUrl: standInPath,
    keyId,
    keySecret,
    webhookSecret,
    fetch: (input, init) => standIn.handle(new Request(input as string, init)),
  });
  return { online, handle: standIn.handle, close };
};

const secret = () => randomBytes(32).toString('hex');

const keptIn = (file: string): Kept => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return { orders: [], payments: [], refunds: [] };
  }
};

const writeWhole = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
};

const courier = (webhook: Promise<string>) => {
  const timers = new Set<NodeJS.Timeout>();
  const later = (task: Webhook, [pause, ...rest]: readonly number[]): void => {
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void sent(webhook, task).then(isTaken => isTaken || later(task, rest));
    }, pause);
    timer.unref();
    timers.add(timer);
  };
  return {
    tell: (task: Webhook) => later(task, pauses),
    close: () => timers.forEach(timer => clearTimeout(timer)),
  };
};

const sent = async (webhook: Promise<string>, { body, headers }: Webhook): Promise<boolean> => {
  try {
    return (await fetch(await webhook, { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
};
