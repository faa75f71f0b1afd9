import type { Context } from 'hono';
import { largestForm } from '../../schema/rules/publicForm.ts';

const longest = 64 * 1024;

/** What stands in a form that a browser without script has sent; null for what is none. */
export const typedIn = async (c: Context): Promise<Record<string, string> | null> => {
  if (!isOf(c, 'application/x-www-form-urlencoded', longest)) return null;
  // Null as well for one that breaks off.
  const form = await c.req.text().catch(() => null);
  return form === null ? null : Object.fromEntries(new URLSearchParams(form));
};

/** The same of a form with which files go along: what was typed, and the files that were chosen. */
export const sentIn = async (
  c: Context,
): Promise<{ typed: Record<string, string>; files: [string, File][] } | null> => {
  if (!isOf(c, 'multipart/form-data', largestForm)) return null;
  const form = await c.req.formData().catch(() => null);
  if (!form) return null;
  const all = [...form];
  return {
    typed: Object.fromEntries(all.filter((it): it is [string, string] => typeof it[1] === 'string')),
    // An input for which nobody chose one sends an empty one.
    files: all.filter((it): it is [string, File] => typeof it[1] !== 'string' && it[1].name !== ''),
  };
};

const isOf = (c: Context, type: string, most: number): boolean => {
  const told = (c.req.header('content-type') ?? '').toLowerCase().split(';')[0]!.trim();
  return told === type && Number(c.req.header('content-length') ?? most + 1) <= most;
};
