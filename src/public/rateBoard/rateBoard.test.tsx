/** @jsxImportSource preact */
import { screen, within } from '@testing-library/dom';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitors } from '../testing.tsx';
import { RateBoard } from './RateBoard.tsx';

const { show } = visitors();
const now = new Date('2026-11-20T12:00:00Z');
const day = (rate: number) => ({
  rate,
  announced: [],
  withGst: false,
  at: '2026-11-20T04:42:00Z',
  before: null,
  beforeAt: null,
});
const board = (gold: number) => ({
  shop: { name: 'Rajlakshmi Andheri', logo: null },
  rates: { gold: day(gold), silver: day(208.5), diamond: null },
});

type Answer = () => Response | Promise<Response>;
const found =
  (gold: number, tag: string): Answer =>
  () =>
    Response.json({ data: board(gold) }, { headers: { etag: tag } });
const none: Answer = () => Response.json({ responseMessage: 'Shop not found.' }, { status: 404 });
const same: Answer = () => new Response(null, { status: 304 });
const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

let answers: Answer[];
let tags: (string | null)[];
/** Answers in turn; the last one goes on. */
const open = async (...given: Answer[]) => {
  answers = given;
  tags = [];
  await show(() => null, '/rate_board/s1');
  vi.stubGlobal('fetch', async (address: URL, { headers }: RequestInit) => {
    expect(address.pathname).toBe('/api/public/rate_board/s1');
    tags.push(new Headers(headers).get('If-None-Match'));
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
};
const mount = async () => {
  const { render } = await import('preact');
  const place = document.createElement('div');
  document.body.append(place);
  await act(() => render(<RateBoard />, place));
  end = () => act(() => render(null, place)).then(() => place.remove());
};
let end: () => Promise<void>;
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const tell = (target: EventTarget, event: string) => act(() => void target.dispatchEvent(new Event(event)));
const inSight = (is: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!is);
  return tell(document, 'visibilitychange');
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now }));
afterEach(async () => {
  await end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the rate board', () => {
  it('shows gold by fineness, every other metal that has a rate, and since when', async () => {
    await open(found(12_905, '"a"'));
    await mount();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rajlakshmi Andheri');
    const gold = within(screen.getByRole('region', { name: 'Gold a gram' }));
    expect(gold.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₹12,905',
      '₹11,820.98',
      '₹9,678.75',
    ]);
    expect(gold.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '999 24 karat',
      '916 22 karat',
      '750 18 karat',
    ]);
    expect(screen.getByRole('region', { name: 'Silver a gram' }).textContent).toContain('₹208.50');
    expect(screen.queryByRole('region', { name: /Diamond/ })).toBeNull();
    expect(document.querySelector('footer time')!.textContent).toMatch(/20 Nov 2026, 10:12/);
    expect(document.title).toBe('Rajlakshmi Andheri · TolaShop');
  });

  it('is headed by the day of its rates where that is not today, and each that is older says its own', async () => {
    const older: Answer = () => {
      const { rates, ...rest } = board(12_905);
      const silver = { ...rates.silver, at: '2026-11-17T04:42:00Z' };
      return Response.json({ data: { ...rest, rates: { ...rates, silver } } });
    };
    const heading = () => document.querySelector('header p')!.textContent;
    await open(older);
    await mount();
    await pass(0);
    expect(heading()).toBe('Friday, 20 November');
    expect(screen.getByRole('region', { name: /Silver/ }).textContent).toContain('· of Tuesday, 17 November');
    expect(screen.getByRole('region', { name: /Gold/ }).textContent).not.toContain('20 November');
    await pass(12 * 3_600_000);
    expect(heading()).toBe('Rates of Friday, 20 November');
  });

  it('asks again by itself, with the tag of what it shows', async () => {
    await open(found(12_905, '"a"'), same, found(12_950, '"b"'), same);
    await mount();
    await pass(0);
    expect(tags).toEqual([null]);
    await pass(30_000);
    expect([tags, screen.queryByText('₹12,905') !== null]).toEqual([[null, '"a"'], true]);
    await pass(30_000);
    expect(screen.getByText('₹12,950')).toBeTruthy();
    await pass(30_000);
    expect(tags).toEqual([null, '"a"', '"a"', '"b"']);
  });

  it('outlives a broken line: says so, tries less and less often, and is right again when it holds', async () => {
    await open(found(12_905, '"a"'), cut);
    await mount();
    await pass(0);
    await pass(30_000);
    expect(screen.getByRole('status').textContent).toMatch(/^No connection since .* These are the last rates known\.$/);
    expect(screen.getByText('₹12,905')).toBeTruthy();
    const before = tags.length;
    await pass(2_000 + 4_000 + 8_000);
    expect(tags.length - before).toBe(3);
    await pass(60_000 * 10);
    expect(tags.length - before).toBeLessThan(3 + 14);
    answers = [found(13_000, '"c"')];
    await tell(window, 'online');
    await pass(0);
    expect(screen.getByText('₹13,000')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('rests while nobody sees it and looks at once when somebody does', async () => {
    await open(found(12_905, '"a"'), same);
    await mount();
    await pass(0);
    await inSight(false);
    await pass(600_000);
    expect(tags).toHaveLength(1);
    await inSight(true);
    await pass(0);
    expect(tags).toHaveLength(2);
  });

  it('is no page while the shop shows none, and comes by itself when it does', async () => {
    await open(none, found(12_905, '"a"'));
    await mount();
    await pass(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such page');
    await pass(60_000);
    expect(screen.getByText('₹12,905')).toBeTruthy();
  });

  it('keeps the screen awake, again each time it comes into sight', async () => {
    const request = vi.fn<(type: string) => Promise<{ release: () => Promise<void> }>>();
    request.mockResolvedValue({ release: async () => {} });
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await open(found(12_905, '"a"'), same);
    await mount();
    await inSight(false);
    await inSight(true);
    expect(request.mock.calls).toEqual([['screen'], ['screen']]);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});
