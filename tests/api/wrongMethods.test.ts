import { expect, it, test } from 'vitest';
import { createApi } from '../../api/app.ts';
import type { Ports } from '../../api/ports.ts';
import { allowAt, methods, operationAt, operations } from '../support/operations.ts';

/** A call that no operation takes needs no world outside. */
const ports = { log: () => undefined, clock: { now: () => new Date() }, site: { address: 'https://shop.test' } };
const api = createApi(ports as unknown as Ports);
const ask = (method: string, path: string) =>
  api.fetch(new Request(`http://shop.test${path}`, { method, headers: { 'accept-language': 'hi' } }));

const paths = [...new Set(operations.map(({ path }) => path.replace(/:\w+/g, 'some-one')))];

test.each(paths)('%s tells the methods that it takes to a call with another one', async path => {
  for (const method of [...methods, 'OPTIONS'].filter(each => !operationAt(each, path))) {
    const reply = await ask(method, `/api/${path}`);
    expect([method, reply.status, reply.headers.get('allow')]).toEqual([method, 405, allowAt(path)]);
  }
});

it('says so in the language of the caller', async () => {
  expect(await (await ask('DELETE', '/api/account/me')).json()).toEqual({
    responseMessage: 'इस पते पर सिर्फ़ GET, HEAD चलता है।',
  });
});

it('of a path that no call has says that there is none, whatever the method', async () => {
  for (const method of methods) {
    const reply = await ask(method, '/api/nowhere');
    expect([reply.status, reply.headers.get('allow')]).toEqual([404, null]);
  }
});
