import type { Draw } from '../draw.ts';
import type { Clock } from '../../../api/ports.ts';
import type { YearShop } from './yearShop.ts';

/** A clock that is put to the days of a made year; without one it is as late as it is. */
export const movingClock = (): Clock & { goTo(moment: Date | null): void } => {
  let put: Date | null = null;
  return { now: () => (put ? new Date(put) : new Date()), goTo: moment => void (put = moment) };
};

type Called = {
  fetch: (request: Request) => Response | Promise<Response>;
  clock: ReturnType<typeof movingClock>;
  shopId: string;
  token: string;
  draw: Draw;
};

export const calledShop = ({ fetch, clock, shopId, token, draw }: Called): YearShop => ({
  draw,
  goTo: clock.goTo,
  async ask(method, path, body) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(new Request(`http://year.test/api/shops/${shopId}/${path}`, sent));
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text} ${JSON.stringify(body)}`);
    return response.headers.get('content-type')?.includes('json') && !path.endsWith('/file')
      ? JSON.parse(text).data
      : text;
  },
});
