import { createParser } from 'eventsource-parser';
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
  const waiting: Heard[] = [];
  let all = '';
  const parser = createParser({
    onEvent: ({ event, data, id }) =>
      event && waiting.push({ event, data: JSON.parse(data), ...(id !== undefined && { id }) }),
  });
  const next = async (): Promise<Heard | null> => {
    while (!waiting.length) {
      const { value, done } = await reader.read();
      if (done) return null;
      all += value;
      parser.feed(value);
    }
    return waiting.shift()!;
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
