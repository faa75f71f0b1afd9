import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Test files run in processes of their own: they ask here for what all of a run share, so that it is made when one needs it. */
export async function openDesk<Name extends string>(answers: Record<Name, () => Promise<string>>) {
  const desk = createServer((request, response) => {
    answers[request.url!.slice(1) as Name]().then(
      answer => response.end(answer),
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  return {
    address: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    close() {
      desk.closeAllConnections();
      desk.close();
    },
  };
}

/** What the desk at that address answers; what could not be made is thrown here. */
export async function askDesk(address: string, name: string): Promise<string> {
  const reply = await fetch(`${address}/${name}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
