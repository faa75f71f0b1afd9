import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type LookupFunction } from 'node:net';
import type { RequestOptions } from 'node:https';

/** A real server of pictures, which stands for whatever name is asked for: `connection` leads there, wherever an address points to. */
export type PictureServer = {
  connection: Pick<RequestOptions, 'createConnection'>;
  /** Path -> what it answers with; others get a 404. */
  answers: Map<string, RequestListener>;
  /** Host and path of each call. */
  calls: string[];
  close(): Promise<void>;
};

export const openPictureServer = async (lookup?: LookupFunction): Promise<PictureServer> => {
  const answers: PictureServer['answers'] = new Map();
  const calls: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    calls.push(`${request.headers.host!.replace(/:80$/, '')}${request.url}`);
    const answer = answers.get(request.url!) ?? ((_, missing) => void missing.writeHead(404).end());
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    connection: {
      // The names are of the public; only what they stand for and the port is this machine's.
      createConnection: ({ host }) => connect(lookup ? { port, host: host!, lookup } : { port, host: '127.0.0.1' }),
    },
    answers,
    calls,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

export const file =
  (bytes: Uint8Array, type = 'image/png'): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type, 'content-length': bytes.byteLength }).end(bytes);

export const leadsTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

export const answersWith =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end();
