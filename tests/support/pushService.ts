import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

export type Device = { endpoint: string; p256dh: string; auth: string };
/** What arrived at a device, decrypted by it, from whoever `publicKey` is. */
export type Arrived = { device: string; payload: string; topic: string; ttl: number; publicKey: string };

export type PushService = {
  address: string;
  /** A browser that somebody lets tell them. */
  device(): Device;
  /** In the order of their coming. */
  arrived: Arrived[];
  /** Answers the next messages so, instead of taking them. */
  answers: { status: number; headers?: Record<string, string> }[];
  /** How often it was called. */
  calls(): number;
  close(): Promise<void>;
};

/** A push service and its browsers in one: it takes what is signed as RFC 8292 wants it and reads it as RFC 8291 has it. */
export const openPushService = async (): Promise<PushService> => {
  const keys = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const service: Omit<PushService, 'address' | 'close' | 'device' | 'calls'> = { arrived: [], answers: [] };
  let calls = 0;
  const answered = async (request: IncomingMessage, response: ServerResponse) => {
    calls++;
    const device = `${address}${request.url}`;
    const answer = service.answers.shift();
    if (answer) return response.writeHead(answer.status, answer.headers).end();
    const known = keys.get(device);
    if (!known) return response.writeHead(410).end();
    try {
      const publicKey = await signer(request, address);
      const payload = decrypted(await bodyOf(request), known.ecdh, known.auth);
      const { topic, ttl } = request.headers;
      service.arrived.push({ device, payload, topic: String(topic), ttl: Number(ttl), publicKey });
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(403).end(String(error));
    }
  };
  const server = createServer((request, response) => void answered(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...service,
    address,
    calls: () => calls,
    device() {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const endpoint = `${address}/push/${randomUUID()}`;
      const p256dh = ecdh.generateKeys().toString('base64url');
      keys.set(endpoint, { ecdh, auth });
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The key that has signed for this service, now. */
const signer = async ({ headers }: IncomingMessage, audience: string): Promise<string> => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '')!;
  const point = Buffer.from(key!, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
  const { payload } = await jwtVerify(token!, publicKey, { audience, algorithms: ['ES256'] });
  if (!payload.sub) throw new Error('Nobody to write to');
  return key!;
};

const text = (words: string) => Buffer.from(`${words}\0`);
const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const decrypted = (body: Buffer, ecdh: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const info = Buffer.concat([text('WebPush: info'), ecdh.getPublicKey(), sender]);
  const secret = derived(ecdh.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, text('Content-Encoding: aes128gcm'), 16);
  const nonce = derived(secret, salt, text('Content-Encoding: nonce'), 12);
  const sealed = body.subarray(21 + body[20]!);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};
