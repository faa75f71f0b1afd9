import type { Reply } from './reply.ts';

type Packed = Uint8Array<ArrayBuffer>;

/** Makes a text smaller, for callers who take gzip: at once, or a long one beside other work. */
export type Gzip = (text: string) => Packed | Promise<Packed>;

/** A page of its own, or what may be shown in one, has a policy of its own. */
const always = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** What fits into one packet arrives no sooner when it is smaller. */
const onePacket = 1_400;

export const respond = ({ status, headers, body }: Reply, gzip?: Gzip): Response | Promise<Response> => {
  const packed = gzip && isText(headers) ? pack(body, gzip) : null;
  if (!packed) return new Response(body, { status, headers: { ...always, ...headers } });
  const send = (bytes: BodyInit) =>
    new Response(bytes, { status, headers: { ...always, ...headers, 'content-encoding': 'gzip' } });
  return packed instanceof Promise ? packed.then(send) : send(packed);
};

/** Pictures and workbooks are packed already; an event stream would wait until there is enough to pack. */
const isText = (headers: Reply['headers']) =>
  /^(text\/(?!event-stream)|application\/json)/.test(headers['content-type'] ?? '');

/** Null: better sent as it is. A text that is there as a whole is packed as one, which costs less than a stream for it. */
const pack = (body: Reply['body'], gzip: Gzip) => {
  if (body === null) return null;
  if (typeof body === 'string') return body.length > onePacket ? gzip(body) : null;
  return (body as ReadableStream<BufferSource>).pipeThrough(new CompressionStream('gzip'));
};
