import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './http.ts';

/** More than any buffer between here and there takes. */
const endless = () =>
  Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(64 * 1024);
    })(),
  );

it('whoever asks for a file and does not take it is let go, and what was read for them is given back', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const answer = (response: ServerResponse) => {
    asked.resolve(response);
    return pipeline(endless(), response);
  };
  let failure: Promise<unknown> = Promise.resolve();
  const { port, stop } = await listen(
    0,
    '127.0.0.1',
    (_, response) => {
      failure = answer(response).catch((error: unknown) => error);
    },
    200,
  );
  onTestFinished(() => stop(async () => {}));
  const reader = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void reader.destroy());
  reader.on('error', () => {});
  await once(reader, 'connect');
  reader.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  reader.pause();
  const response = await asked.promise;
  if (!response.closed) await once(response, 'close');
  expect(await failure).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
});
