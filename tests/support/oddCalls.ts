import fc from 'fast-check';
import type { Operation } from '../../api/operation.ts';
import { csvFile } from './csv.ts';
import { drawFrom, type Draw } from './draw.ts';
import { objectNames, oddText, oddValue } from './oddValues.ts';
import { pngFile } from './pictures.ts';
import { sampleValue } from './sample.ts';
import { filled, slotsOf, type Filled, type Slot } from './slots.ts';

type Pools = Readonly<Record<string, readonly string[]>>;

/** A change of a sensible call: at the place that `at` counts to, or under a name of its own. */
type Oddity = { in: 'path' | 'query' | 'body' | 'name'; at: number; name: string; value: unknown };

/** A sensible call chosen by `n`, and what is odd about the one that is sent. `bytes`: in place of its body. */
export type OddCall = { n: number; oddities: readonly Oddity[]; bytes: Uint8Array | null };

export const oddCall: fc.Arbitrary<OddCall> = fc.record({
  n: fc.nat(99_999),
  oddities: fc.array(
    fc.record({
      in: fc.constantFrom('body', 'body', 'body', 'body', 'query', 'query', 'path', 'name'),
      at: fc.nat(9_999),
      name: fc.oneof(fc.constantFrom(...objectNames), oddText),
      value: oddValue,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  bytes: fc.oneof(
    { weight: 30, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  ),
});

/** The call as it is sent, with ids of records that there are. */
export const callOf = async (operation: Operation, { n, oddities, bytes }: OddCall, pools: Pools): Promise<Filled> => {
  const draw = drawFrom(n);
  const values = new Map<string, unknown>();
  for (const slot of slotsOf(operation)) values.set(keyOf(slot), await sensible(slot, operation, draw, pools));
  const whole = filled(operation, slot => values.get(keyOf(slot)));
  const odd = oddities.reduce((before, oddity) => changed(operation, before, oddity), whole);
  return bytes && operation.body ? { ...odd, sent: { body: bytes } } : odd;
};

const keyOf = ({ in: place, name }: Slot) => `${place} ${name}`;

const nowhere = '01900000-0000-7000-8000-000000000000';

const idOf = (target: string, draw: Draw, pools: Pools) => draw.of(pools[target] ?? [nowhere]);

const sensible = async (slot: Slot, operation: Operation, draw: Draw, pools: Pools): Promise<unknown> => {
  const { in: place, name, info, target, many } = slot;
  const n = 1_010 + draw.below(9);
  const refer = async (of: string) => idOf(of, draw, pools);
  if (place === 'path') return name === 'rendition' ? 'full.webp' : idOf(target!, draw, pools);
  if (name === 'format') return 'csv';
  if (place === 'query' || place === 'header' || !isSent(slot, draw)) return undefined;
  if (many) return target ? [idOf(target, draw, pools)] : [{ row: 1, values: {} }];
  if (target) return idOf(target, draw, pools);
  if (name === 'version') return 1;
  if (!info) return draw.of(['true', {}]);
  if (info.kind === 'image' || info.kind === 'images') return draw.percent(30) ? pngFile() : undefined;
  if (info.kind === 'file') return operation.entity ? csvFile(operation.entity, [n], n) : pngFile();
  return sampleValue(info, n, refer);
};

const isSent = ({ info, name, many }: Slot, draw: Draw) =>
  info?.required || many || draw.percent(name === 'version' ? 30 : 75);

const changed = (operation: Operation, call: Filled, oddity: Oddity): Filled => {
  if (oddity.in === 'path') return { ...call, path: inPath(call.path, oddity) };
  if (oddity.in === 'query') return { ...call, path: inQuery(operation, call.path, oddity) };
  const { body, form } = call.sent;
  if (form) return { ...call, sent: { ...call.sent, form: inside(form, oddity) as Record<string, unknown> } };
  return body === undefined ? call : { ...call, sent: { ...call.sent, body: inside(body, oddity) } };
};

const wellFormed = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** In place of one of its ids. */
const inPath = (path: string, { at, value }: Oddity): string => {
  const [address = '', search] = path.split('?');
  const parts = address.split('/');
  const places = parts.flatMap((part, n) => (/-.*-/.test(part) && !part.startsWith('shops') ? n : []));
  if (!places.length) return path;
  parts[places[at % places.length]!] = encodeURIComponent(wellFormed(value)) || 'x';
  return parts.join('/') + (search === undefined ? '' : `?${search}`);
};

const inQuery = ({ query = [] }: Operation, path: string, { at, name, value }: Oddity): string => {
  const names = [...query.map(each => each.name), wellFormed(name)];
  const pair = `${encodeURIComponent(names[at % names.length]!)}=${encodeURIComponent(wellFormed(value))}`;
  return `${path}${path.includes('?') ? '&' : '?'}${pair}`;
};

/** The value with one of its parts replaced, or with one more. */
const inside = (whole: unknown, { in: place, at, name, value }: Oddity): unknown => {
  const places = placesIn(whole);
  const trail = places[at % places.length]!;
  return put(whole, place === 'name' ? [...trail.slice(0, -1), name] : trail, value);
};

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

const placesIn = (value: unknown, trail: readonly string[] = []): (readonly string[])[] => [
  trail,
  ...(isPlain(value) ? Object.entries(value).flatMap(([name, part]) => placesIn(part, [...trail, name])) : []),
];

const put = (whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(whole)) return whole.map((part, n) => (String(n) === name ? put(part, rest, value) : part));
  const parts = Object.entries(isPlain(whole) ? whole : {}).filter(([key]) => key !== name);
  const before = isPlain(whole) && Object.hasOwn(whole, name) ? (whole as Record<string, unknown>)[name] : undefined;
  return Object.fromEntries([...parts, [name, put(before, rest, value)]]);
};
