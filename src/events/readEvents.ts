import { createParser } from 'eventsource-parser';

export type ServerEvent = { event: string; data: unknown; id: string | null };

/** The events of an open stream as they come; beats, which say nothing, only call `onSign`. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const read: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data, id = null }) => event && read.push({ event, data: JSON.parse(data), id }),
  });
  for await (const chunk of chunks(body)) {
    onSign();
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* read.splice(0);
  }
}

/** Not every browser lets a stream be iterated. */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.cancel().catch(() => {});
  }
}
