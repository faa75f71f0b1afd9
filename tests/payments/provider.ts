import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StandIn, type Webhook } from '../../server/payments/standIn/standIn.ts';
import { keys } from '../support/payments.ts';

/** An order, and under which id the provider knows it. */
export type Begun = { id: string; receipt: string; provider: string };
/** What of the provider stays while those who ask it die. */
export type Told = { body: string; headers: Record<string, string> };

type Sent = { order?: Begun; provider?: string; outcome?: 'captured' | 'failed' };

/**
 * The stand-in on loopback, with what processes have to tell each other of: who pays, which orders were begun, and every webhook ever sent,
 * since they come again and again.
 */
export const openProvider = async () => {
  const told: Webhook[] = [];
  const begun: Begun[] = [];
  const standIn = new StandIn({ ...keys, tell: webhook => void told.push(webhook) });
  const desk: Record<string, (sent: Sent) => unknown> = {
    '/desk/begun': ({ order }) => {
      if (order) begun.push(order);
      return begun;
    },
    '/desk/pay': ({ provider, outcome }) => standIn.pay(provider!, outcome!),
    '/desk/told': () =>
      told.map(({ body, headers }): Told => ({ body: Buffer.from(body).toString('base64'), headers })),
  };
  const answer = async (request: Request): Promise<Response> => {
    const own = desk[new URL(request.url).pathname];
    return own ? Response.json(own((await request.json()) as Sent)) : standIn.handle(request);
  };
  const server = createServer((asked, reply) => void getRequestListener(answer)(asked, reply));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    standIn,
    begun,
    close: () => new Promise<unknown>(resolve => server.close(resolve)),
  };
};
