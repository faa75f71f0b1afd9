import { describe, expect, it, vi } from 'vitest';
import { draftsAt, keepDraft, lasting, longestDraft, mostDrafts, type Draft, type Place } from './drafts.ts';
import { Keeper, keptAfter } from './Keeper.ts';
import type { Shelf } from './shelf.ts';

const now = Date.UTC(2026, 10, 26);
const place: Place = { user: 'u1', shop: 's1', resource: 'quick_bills', record: null };
const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  ...place,
  id,
  revision: 1,
  typedAt: now,
  values: { note: id },
  before: {},
  ...more,
});

/** As a device keeps it: what is read is never what was written, but a copy. */
function shelfOf(...entries: { id: string }[]) {
  const kept = new Map<string, unknown>(entries.map(entry => [entry.id, entry]));
  const shelf: Shelf = {
    all: async () => structuredClone([...kept.values()]),
    put: async entry => void kept.set(entry.id, structuredClone(entry)),
    drop: async ids => ids.forEach(id => kept.delete(id)),
  };
  return { shelf, ids: () => [...kept.keys()] };
}
const idsAt = async (shelf: Shelf, where: Place = place) => (await draftsAt(shelf, where, now)).map(({ id }) => id);

describe('A-10: drafts on a device', () => {
  it('are shown to their person, in their shop, in their form, the newest first', async () => {
    const { shelf } = shelfOf(
      draft('older', { typedAt: now - 2 }),
      draft('newer', { typedAt: now - 1 }),
      draft('other person', { user: 'u2' }),
      draft('other shop', { shop: 's2' }),
      draft('other form', { resource: 'quotes' }),
      draft('of a record', { record: 'r1' }),
    );
    expect(await idsAt(shelf)).toEqual(['newer', 'older']);
    expect(await idsAt(shelf, { ...place, user: 'u2' })).toEqual(['other person']);
    expect(await idsAt(shelf, { ...place, shop: 's2' })).toEqual(['other shop']);
    expect(await idsAt(shelf, { ...place, record: 'r1' })).toEqual(['of a record']);
  });

  it.each([
    ['too old', draft('x', { typedAt: now - lasting - 1 })],
    ['of another person and too old', draft('x', { user: 'u2', typedAt: now - lasting - 1 })],
    ['without values', { ...draft('x'), values: null }],
    ['of an older release', { id: 'x', lines: [] }],
    ['with a time that is none', { ...draft('x'), typedAt: 'yesterday' }],
  ])('that are %s go', async (_, entry) => {
    const { shelf, ids } = shelfOf(entry, draft('good'));
    expect(await idsAt(shelf)).toEqual(['good']);
    expect(ids()).toEqual(['good']);
  });

  it('are so many at most: the oldest goes for one more, and no one else’s does', async () => {
    const { shelf, ids } = shelfOf(draft('other', { user: 'u2', typedAt: now - 9_999 }));
    for (let n = 0; n <= mostDrafts; n += 1) await keepDraft(shelf, draft(`${n}`, { typedAt: now + n }));
    expect(await idsAt(shelf)).toHaveLength(mostDrafts);
    expect(ids()).not.toContain('0');
    expect(ids()).toContain('other');
  });

  it('are not kept beyond a size, which is told', async () => {
    const { shelf, ids } = shelfOf();
    await expect(keepDraft(shelf, draft('x', { values: { note: 'x'.repeat(longestDraft) } }))).rejects.toThrow();
    expect(ids()).toEqual([]);
  });
});

describe('a form’s keeper', () => {
  const keeping = (shelf: Shelf) => {
    let typed: { values: Record<string, unknown>; before: Record<string, unknown> } | null = null;
    const tell = vi.fn<(isKept: boolean) => void>();
    const keeper = new Keeper(shelf, place, () => typed, tell);
    const type = (values: Record<string, unknown> | null) => (typed = values && { values, before: {} });
    return { keeper, tell, type };
  };

  it('keeps within a second what is typed, again and again, as one draft', async () => {
    vi.useFakeTimers();
    try {
      expect(keptAfter).toBeLessThan(1_000);
      const { shelf } = shelfOf();
      const { keeper, type } = keeping(shelf);
      for (const note of ['a', 'ab', 'abc']) {
        type({ note });
        keeper.touched();
        await vi.advanceTimersByTimeAsync(keptAfter);
      }
      expect(await draftsAt(shelf, place, Date.now())).toMatchObject([{ revision: 3, values: { note: 'abc' } }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives the same to be saved the same key, also after it was gone on with', async () => {
    const { shelf } = shelfOf();
    const first = keeping(shelf);
    first.type({ note: 'a', lines: [{ rate: 1, metal: 'gold' }] });
    await first.keeper.now();
    const [left] = await draftsAt(shelf, place, Date.now());
    const second = keeping(shelf);
    expect(second.keeper.key).not.toBe(first.keeper.key);
    second.keeper.adopt(left!);
    second.type({ payments: [], lines: [{ metal: 'gold', rate: 1, huid: null }], note: 'a' });
    await second.keeper.now();
    expect(second.keeper.key).toBe(first.keeper.key);
    second.type({ note: 'b', lines: [] });
    await second.keeper.now();
    expect(second.keeper.key).not.toBe(first.keeper.key);
  });

  it('forgets what is saved, and what was taken back', async () => {
    const { shelf, ids } = shelfOf();
    const { keeper, type } = keeping(shelf);
    type({ note: 'a' });
    await keeper.now();
    expect(ids()).toHaveLength(1);
    type(null);
    await keeper.now();
    expect(ids()).toEqual([]);
    type({ note: 'b' });
    await keeper.now();
    await keeper.forget();
    expect(ids()).toEqual([]);
  });

  it('says when the device has no room', async () => {
    const { shelf } = shelfOf();
    const { keeper, type, tell } = keeping({ ...shelf, put: () => Promise.reject(new Error('QuotaExceededError')) });
    type({ note: 'a' });
    await keeper.now();
    expect(tell).toHaveBeenLastCalledWith(false);
  });
});
