const encoder = new TextEncoder();

/** Of an event stream: kept for whoever asks again from `id` on. */
export type StreamEvent = { event: string; data: unknown; id?: string };

export const encoded = (events: readonly StreamEvent[]): Uint8Array => encoder.encode(events.map(written).join(''));

const written = ({ event, data, id }: StreamEvent) =>
  `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Says nothing, and that the line is still there. */
export const beat = encoder.encode(': beat\n\n');

/** The least id of a moment: every id made then or later is greater, every one made before is less. */
export const idAt = (milliseconds: number): string => {
  const time = milliseconds.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

/** When an id was made. */
export const momentOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
