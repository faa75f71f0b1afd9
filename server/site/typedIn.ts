import type { Context } from 'hono';

const longest = 64 * 1024;

/** What stands in a form that a browser without script has sent; null for what is none. */
export const typedIn = async (c: Context): Promise<Record<string, string> | null> => {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');
  if (!isForm || Number(c.req.header('content-length') ?? longest + 1) > longest) return null;
  // Null as well for one that breaks off.
  const form = await c.req.text().catch(() => null);
  return form === null ? null : Object.fromEntries(new URLSearchParams(form));
};
