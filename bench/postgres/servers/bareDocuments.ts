/** A document by hand: what stands in `bareDocuments.ts` behind HTTP, and no checks at all. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { bareDocuments, type NewDocument } from '../../documents/bareDocuments.ts';
import { serving, settings } from '../../measure/serving.ts';

const { url, shop } = settings<{ url: string; shop: string }>();
const pool = new pg.Pool({ connectionString: url, max: 16 });
const { make, read } = bareDocuments(pool, shop);

const bodyOf = async (request: IncomingMessage): Promise<NewDocument> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as NewDocument;
};

const server = createServer((request, response) => {
  const answer = request.method === 'POST' ? bodyOf(request).then(make) : read(request.url!.slice(1));
  answer.then(
    body =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () =>
  serving((server.address() as AddressInfo).port, async () => {
    server.close();
    server.closeAllConnections();
    await pool.end();
  }),
);
