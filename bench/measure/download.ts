import { Agent, get } from 'node:http';

export type Download = { bytes: number; lines: number; seconds: number };

const lineFeed = '\n'.charCodeAt(0);

/** Reads a reply to its end and keeps none of it. */
export const download = (port: number, path: string, token: string): Promise<Download> => {
  const { promise, resolve, reject } = Promise.withResolvers<Download>();
  const started = performance.now();
  const agent = new Agent();
  get({ port, host: '127.0.0.1', path, agent, headers: { authorization: `Bearer ${token}` } }, reply => {
    if (reply.statusCode !== 200) reject(new Error(`The download ended with ${reply.statusCode}.`));
    let [bytes, lines] = [0, 0];
    reply.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) lines++;
    });
    reply.on('end', () => resolve({ bytes, lines, seconds: (performance.now() - started) / 1_000 }));
    reply.on('error', reject);
  }).on('error', reject);
  return promise.finally(() => agent.destroy());
};
