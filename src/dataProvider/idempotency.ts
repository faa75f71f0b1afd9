/**
 * A POST whose reply never came is sent again under the same key, so that the server does it once. The key belongs to
 * the path and what is sent; any reply ends it, and the next identical POST is a new wish.
 */
const unanswered = new Map<string, string>();

/** `given`: of a wish that outlives the page, which remembers it. */
export function keyOf(
  path: string,
  body: BodyInit | null | undefined,
  given?: string,
): { key: string; answered: () => void } {
  const wish = `${path}\n${fingerprint(body)}`;
  const key = unanswered.get(wish) ?? given ?? randomKey();
  unanswered.set(wish, key);
  return { key, answered: () => unanswered.delete(wish) };
}

function fingerprint(body: BodyInit | null | undefined): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  return JSON.stringify([...body].map(([name, value]) => [name, typeof value === 'string' ? value : fileMark(value)]));
}

/** Tells one picked file from another. */
export function fileMark({ name, size, lastModified }: File): string {
  return `${name}:${size}:${lastModified}`;
}

/** `crypto.randomUUID` is missing on plain http, which is how a counter reaches a shop's own server. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
