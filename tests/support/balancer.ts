import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Balancer = {
  address: string;
  /** Hands on to these from now on, in turns. */
  use(upstreams: readonly string[]): void;
  close(): Promise<void>;
};

/** Longer than `fetch` keeps an idle connection: it sends no request into one that is just being closed here, however busy this process was. */
const keepAliveTimeout = 75_000;

/** As a usual balancer does it: where nobody listens, or where one who only reads gets no answer, the next one is asked. */
export async function openBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let upstreams: readonly string[] = [];
  let turn = 0;
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    for (let tries = 0; tries < upstreams.length; tries++) {
      const upstream = upstreams[turn++ % upstreams.length]!;
      const outcome = await handOn({ upstream, incoming, outgoing, body, agent });
      if (outcome === 'answered') return;
      if (outcome === 'cut' && incoming.method !== 'GET') break;
    }
    outgoing.writeHead(502).end();
  };
  const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use: next => void (upstreams = next),
    async close() {
      server.closeAllConnections();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

type Call = { upstream: string; incoming: IncomingMessage; outgoing: ServerResponse; body: Buffer; agent: Agent };
type Outcome = 'answered' | 'cut' | 'absent';

function handOn({ upstream, incoming, outgoing, body, agent }: Call): Promise<Outcome> {
  const { method, headers, url } = incoming;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const call = request(new URL(url!, upstream), { method, headers, agent }, answer => {
    resolve('answered');
    outgoing.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(outgoing).on('close', () => answer.destroy());
    // An answer that is cut short is cut short for the caller too.
    answer.on('error', () => outgoing.destroy());
  });
  call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'absent' : 'cut'));
  call.end(body);
  return promise;
}
