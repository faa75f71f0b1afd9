export type ServerEvent = { event: string; data: unknown; id: string | null };

/** The events of an open stream as they come; beats, which say nothing, only call `onSign`. */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign: () => void): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let waiting = '';
  for await (const chunk of chunks(body)) {
    onSign();
    waiting += decoder.decode(chunk, { stream: true });
    const parts = waiting.split('\n\n');
    waiting = parts.pop()!;
    for (const part of parts) {
      const event = parsed(part);
      if (event) yield event;
    }
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

function parsed(text: string): ServerEvent | null {
  const fields = new Map(
    text.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const event = fields.get('event');
  return event ? { event, data: JSON.parse(fields.get('data') ?? 'null'), id: fields.get('id') ?? null } : null;
}
