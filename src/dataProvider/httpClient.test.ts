// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { setSession } from '../authProvider/session.ts';
import * as calls from './calls.ts';
import { holdInput, offerRenewal } from './renewal.ts';
import { refuse, testServer } from './testServer.ts';

const { sent, answer, reply } = testServer();
const noAnswer = () => Response.error();

describe('C-35 the general calls', () => {
  const form = new FormData();
  form.append('name', 'Ring');

  test.each([
    ['GET', () => calls.get('shops/commodities')],
    ['POST', () => calls.post('/shops/commodities', { name: 'Ring' })],
    ['PUT', () => calls.put('shops/commodities', { name: 'Ring' })],
    ['DELETE', () => calls.remove('shops/commodities')],
    ['POST', () => calls.postForm('shops/commodities', form)],
    ['PUT', () => calls.putForm('shops/commodities', form)],
  ])('%s', async (method, call) => {
    reply([{ goldRate: 9245 }]);
    expect(await call()).toEqual([{ goldRate: 9245 }]);
    expect(sent).toMatchObject([{ method, path: '/api/shops/commodities' }]);
    if (sent[0]!.form) expect(sent[0]!.form.get('name')).toBe('Ring');
    else if (sent[0]!.body) expect(sent[0]!.body).toEqual({ name: 'Ring' });
  });

  it('fetches a picture as it is', async () => {
    answer(() => new Response(new Uint8Array([1, 2, 3]), { headers: { 'Content-Type': 'image/png' } }));
    expect(new Uint8Array(await (await calls.getFile('files/1')).arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('tells why there is no picture', async () => {
    answer(() => refuse(404, { responseMessage: 'File not found.' }));
    await expect(calls.getFile('files/1')).rejects.toMatchObject({ status: 404, message: 'File not found.' });
  });
});

describe('what cannot be read', () => {
  it('X-01 knows that no one answered', async () => {
    answer(noAnswer);
    await expect(calls.get('x')).rejects.toMatchObject({ status: 0, message: 'ts.error.noResponse' });
  });

  it('takes a page of HTML for the error that its status tells', async () => {
    answer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(calls.get('x')).rejects.toMatchObject({ status: 502, message: 'ts.error.server' });
  });
});

describe('Idempotency-Key', () => {
  const key = (n: number) => sent[n]!.headers.get('Idempotency-Key');

  it('goes with every POST, and with nothing else', async () => {
    await calls.post('contacts', { name: 'Asha' });
    await calls.put('contacts/1', { name: 'Asha' });
    await calls.post('/account/signout');
    expect(key(0)).toMatch(/^[0-9a-f]{32}$/);
    expect([key(1), key(2)]).toEqual([null, null]);
  });

  it('stays the same until somebody answers, so that a second try is not a second contact', async () => {
    answer(noAnswer);
    await calls.post('contacts', { name: 'Asha' }).catch(() => {});
    await calls.post('contacts', { name: 'Ravi' }).catch(() => {});
    reply({ id: '1' });
    await calls.post('contacts', { name: 'Asha' });
    await calls.post('contacts', { name: 'Asha' });
    expect(key(2)).toBe(key(0));
    expect(new Set([key(0), key(1), key(3)]).size).toBe(3);
  });

  it('knows files again by their marks', async () => {
    const upload = (name: string) => {
      const form = new FormData();
      form.append('file', new File(['x'], name, { lastModified: 7 }));
      return calls.postForm('contacts/import', form).catch(() => {});
    };
    answer(noAnswer);
    await upload('a.csv');
    await upload('a.csv');
    await upload('b.csv');
    expect(key(1)).toBe(key(0));
    expect(key(2)).not.toBe(key(0));
  });
});

describe('X-03 a session that ends', () => {
  const renewal = vi.fn<() => Promise<boolean>>();
  let withdraw = () => {};
  beforeEach(() => {
    withdraw = offerRenewal(renewal);
    answer(({ headers }) =>
      headers.get('Authorization') === 'Bearer fresh' ? Response.json({ data: 'done' }) : refuse(401),
    );
    renewal.mockImplementation(async () => {
      setSession({ token: 'fresh' });
      return true;
    });
  });
  afterEach(() => withdraw());

  it('over a form asks for the password and sends what was typed once more', async () => {
    expect(await calls.post('contacts', { name: 'Asha' })).toBe('done');
    expect(renewal).toHaveBeenCalledTimes(1);
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Asha' }, { name: 'Asha' }]);
  });

  it('asks once for all that fail together', async () => {
    expect(await Promise.all([calls.put('a'), calls.put('b')])).toEqual(['done', 'done']);
    expect(renewal).toHaveBeenCalledTimes(1);
  });

  it('ends as signed out when refused', async () => {
    renewal.mockResolvedValue(false);
    await expect(calls.post('contacts')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });

  it('where a page loads asks nothing, unless a form is open', async () => {
    await expect(calls.get('contacts')).rejects.toMatchObject({ status: 401 });
    const release = holdInput();
    expect(await calls.get('contacts')).toBe('done');
    release();
  });

  it('a wrong password is no ended session', async () => {
    await expect(calls.post('/account/signin')).rejects.toMatchObject({ status: 401 });
    expect(renewal).not.toHaveBeenCalled();
  });
});
