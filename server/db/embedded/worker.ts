import { parentPort, workerData } from 'node:worker_threads';
import { joined } from './joined.ts';
import { start, type Place } from './start.ts';

export type Request = Uint8Array<ArrayBuffer> | 'dump' | 'close';

const database = await start(workerData as Place);

parentPort?.on('message', (request: Request) => void reply(request));

async function reply(request: Request): Promise<void> {
  const answer = joined(await answerTo(request));
  parentPort?.postMessage(answer, [answer.buffer]);
}

async function answerTo(request: Request): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  if (request === 'dump') {
    await database.exec('CHECKPOINT');
    parts.push(new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()));
  } else if (request === 'close') {
    await database.close();
  } else {
    // Not execProtocolRaw, which also parses every reply and keeps what it has parsed for ever.
    await database.execProtocolRawStream(request, { syncToFs: false, onRawData: part => parts.push(part.slice()) });
  }
  return parts;
}
