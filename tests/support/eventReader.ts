import { expect } from 'vitest';

export type Heard = { event: string; data: any; id?: string };
export type EventReader = {
  /** The next event; null at the end. */
  next(): Promise<Heard | null>;
  /** The next one of that name, whatever comes before it. */
  until(event: string): Promise<Heard>;
  /** Everything that came, as it came. */
  text(): string;
  close(): Promise<void>;
};

export const readEvents = (response: Response): EventReader => {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let [all, waiting] = ['', ''];
  const next = async (): Promise<Heard | null> => {
    for (;;) {
      const end = waiting.indexOf('\n\n');
      if (end >= 0) {
        const heard = parsed(waiting.slice(0, end));
        waiting = waiting.slice(end + 2);
        if (heard) return heard;
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return null;
      all += value;
      waiting += value;
    }
  };
  return {
    next,
    async until(event) {
      for (let heard = await next(); heard; heard = await next()) if (heard.event === event) return heard;
      throw new Error(`The stream ended without '${event}':\n${all}`);
    },
    text: () => all,
    close: () => reader.cancel(),
  };
};

const parsed = (text: string): Heard | null => {
  const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
  const event = line('event');
  if (!event) return null;
  const id = line('id');
  return { event, data: JSON.parse(line('data')!), ...(id && { id }) };
};
