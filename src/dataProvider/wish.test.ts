// @vitest-environment node
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import * as calls from './calls.ts';
import { dataProvider } from './dataProvider.ts';
import { refuse, testServer, type Sent } from './testServer.ts';
import { doOnce, Wish } from './wish.ts';

const { sent, answer } = testServer();
type Saved = { id: string; version: number } & Record<string, unknown>;
type Fate = 'answered' | 'lost before' | 'lost after' | 'refused';

/** Does what the API does of keys and versions; `fates` are those of the calls to come, over a line that loses answers. */
function serve(...fates: Fate[]) {
  const [records, replies] = [[] as Saved[], new Map<string, Saved>()];
  const bodyOf = ({ body, form }: Sent) => (form ? Object.fromEntries(form) : body) as Record<string, unknown>;
  const work = (call: Sent): Response => {
    const key = call.headers.get('idempotency-key');
    if (call.method === 'POST') {
      const kept = replies.get(key!);
      if (kept) return Response.json({ data: kept }, { headers: { 'idempotent-replayed': 'true' } });
      const made = { ...bodyOf(call), id: `r${records.length + 1}`, version: 1 };
      records.push(made);
      replies.set(key!, { ...made });
      return Response.json({ data: made });
    }
    const record = records.find(({ id }) => call.path.endsWith(`/${id}`))!;
    const { version, ...changes } = bodyOf(call);
    if (Number(version) !== record.version) return refuse(409, { data: { ...record } });
    Object.assign(record, changes, { version: record.version + 1 });
    return Response.json({ data: { ...record } });
  };
  answer(call => {
    const fate = fates.shift() ?? 'answered';
    if (fate === 'refused') return refuse(400, { errors: { name: 'Enter a name' } });
    const response = fate === 'lost before' ? null : work(call);
    return fate === 'answered' ? response! : Response.error();
  });
  return records;
}

const keys = () => sent.map(({ method, headers }) => (method === 'POST' ? headers.get('idempotency-key') : method));
/** One form, saved again and again. */
const form = () => {
  const wish = new Wish();
  const save = async (data: object, key?: string) =>
    (await dataProvider.create('contacts', { data, upload: { wish, ...(key && { key }) } } as never)).data as Saved;
  const loses = async (data: object, key?: string) =>
    expect(await save(data, key).catch((error: unknown) => error)).toMatchObject({
      status: 0,
      message: 'ts.error.maybeSaved',
    });
  return { save, loses, wish };
};
const asha = { name: 'Asha', city: 'Surat' };

describe('a lost answer', () => {
  it.each<Fate>(['lost before', 'lost after'])('makes one record of a correction: %s', async fate => {
    const records = serve(fate);
    const { save, loses } = form();
    await loses(asha);
    expect(await save({ ...asha, city: 'Pune' })).toMatchObject({ id: 'r1', city: 'Pune', version: 2 });
    expect(records).toEqual([{ ...asha, city: 'Pune', id: 'r1', version: 2 }]);
    const [first, again, change] = keys();
    expect([first === again, change]).toEqual([true, 'PUT']);
    expect(sent[2]!.body).toEqual({ city: 'Pune', version: 1 });
  });

  it.each<Fate>(['lost before', 'lost after'])(
    'is asked for with the same key when nothing changed: %s',
    async fate => {
      const records = serve(fate);
      const { save, loses } = form();
      await loses(asha, 'draft-1');
      await save({ city: 'Surat', name: 'Asha', note: null }, 'draft-2');
      expect(keys()).toEqual(['draft-1', 'draft-1']);
      expect(records).toHaveLength(1);
    },
  );

  it('is forgotten where the server refuses what was lost: the correction is a new record with a new key', async () => {
    const records = serve('lost before', 'refused');
    const { save, loses } = form();
    await loses({ name: '' });
    await save(asha);
    const [first, again, last] = keys();
    expect([first === again, last === first]).toEqual([true, false]);
    expect(records).toEqual([{ ...asha, id: 'r1', version: 1 }]);
  });

  it('may be lost more than once, in each step', async () => {
    const records = serve('lost after', 'lost after', 'answered', 'lost after', 'answered', 'answered');
    const { save, loses } = form();
    await loses(asha);
    await loses({ ...asha, city: 'Pune' });
    await expect(save({ ...asha, city: 'Pune' })).rejects.toMatchObject({ status: 0 });
    await save({ ...asha, city: 'Delhi', note: 'VIP' });
    expect(records).toEqual([{ ...asha, city: 'Delhi', note: 'VIP', id: 'r1', version: 3 }]);
  });

  it.each<Fate>(['lost before', 'lost after'])('takes a correction back whose own answer was lost: %s', async fate => {
    const records = serve('lost after', 'answered', fate);
    const { save, loses, wish } = form();
    await loses(asha);
    await expect(save({ ...asha, city: 'Pune' })).rejects.toMatchObject({ status: 0 });
    expect(await save(asha)).toMatchObject({ id: 'r1', city: 'Surat' });
    expect(records).toMatchObject([asha]);
    expect(wish.made).toMatchObject({ isCorrected: false });
  });

  it('keeps the record that was made when its correction is refused', async () => {
    const records = serve('lost after', 'answered', 'refused');
    const { save, loses } = form();
    await loses(asha);
    await expect(save({ ...asha, name: '' })).rejects.toMatchObject({ status: 400 });
    await save({ ...asha, name: 'Usha' });
    expect(records).toEqual([{ ...asha, name: 'Usha', id: 'r1', version: 2 }]);
  });

  it('of files is asked for with the files, which are not sent once more with the correction', async () => {
    const records = serve('lost after');
    const { save, loses } = form();
    const picture = new File(['x'], 'ring.png', { type: 'image/png', lastModified: 7 });
    const data = { name: 'Asha', avatar: { rawFile: picture, src: 'blob:1' } };
    await loses(data);
    await save({ ...data, name: 'Usha' });
    expect(records).toMatchObject([{ name: 'Usha', version: 2 }]);
    expect(sent.map(({ method, form }) => [method, form?.has('avatar') ?? false])).toEqual([
      ['POST', true],
      ['POST', true],
      ['PUT', false],
    ]);
  });

  it('of another form is no business of this one', async () => {
    const records = serve('lost after');
    await form().loses(asha);
    await form().save({ name: 'Ravi' });
    expect(records).toMatchObject([{ name: 'Asha' }, { name: 'Ravi' }]);
  });
});

describe('an action', () => {
  const pay = (wish: Wish, data: Record<string, unknown>) =>
    doOnce(wish, data, (body, key) => calls.post('bills/1/pay', body, { key }));

  it.each<Fate>(['lost before', 'lost after'])(
    'is carried out once, and tells that the correction was not sent: %s',
    async fate => {
      const records = serve(fate);
      const wish = new Wish();
      await expect(pay(wish, { amount: 500 })).rejects.toMatchObject({ message: 'ts.error.maybeDone' });
      expect(await pay(wish, { amount: 600 })).toMatchObject({ unsent: ['amount'], reply: { amount: 500 } });
      expect(records).toHaveLength(1);
      expect(await pay(wish, { amount: 600 })).toMatchObject({ unsent: [] });
    },
  );

  it('is asked for with its own version, whatever the page has read since', async () => {
    const records = serve('lost after');
    const wish = new Wish();
    await expect(pay(wish, { amount: 500, version: 1 })).rejects.toBeInstanceOf(HttpError);
    expect(await pay(wish, { amount: 500, version: 2 })).toMatchObject({ unsent: [] });
    expect(records).toHaveLength(1);
  });
});
