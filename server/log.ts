import type { Clock, Log } from '../api/ports.ts';
import { systemClock } from './clock.ts';

type Line = (text: string) => void;

const secretName = /token|authorization|password|cookie|secret|credential|api[-_]?key/i;
const deepest = 6;

/** One JSON line an event: errors to `err`, all else to `out`. What is kept under a name like a secret's is not written. */
export function jsonLog(
  out: Line = line => process.stdout.write(line),
  err: Line = line => process.stderr.write(line),
  clock: Clock = systemClock,
): Log {
  return (level, message, facts = {}) => {
    const event = { time: clock.now().toISOString(), level, message };
    const line = JSON.stringify({ ...event, ...(shown(facts, []) as object), ...event });
    (level === 'error' ? err : out)(`${line}\n`);
  };
}

/** A copy that JSON can always hold: without secrets, circles and big integers, errors with their cause. */
function shown(value: unknown, above: readonly unknown[]): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Uint8Array) return `[${value.length} bytes]`;
  if (above.includes(value)) return '[circle]';
  if (above.length === deepest) return '[deeper]';
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map(item => shown(item, inside));
  const entries = Object.entries(value instanceof Error ? errorFacts(value) : value);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, secretName.test(name) ? '[redacted]' : shown(item, inside)]),
  );
}

/** An error keeps these out of sight of Object.entries. */
const errorFacts = ({ name, message, stack, cause, ...own }: Error): Record<string, unknown> => ({
  name,
  message,
  stack,
  cause,
  ...own,
});
