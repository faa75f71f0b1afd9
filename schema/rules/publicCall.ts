import type { PublicFormWords } from './publicForm.ts';
import type { PublicRecord } from './publicRecord.ts';

/** What stands at a visitor's address. */
export type PublicShown = { record?: PublicRecord | null; form?: PublicFormWords | null };

type PublicCall = {
  /** Below the API. */
  path: string;
  /** What its reply holds. */
  shown: (data: unknown) => PublicShown;
};

/** The call behind a page for visitors: `/p/…` a record, `/f/…` a form, `/s/…` that to which a chosen name leads. Null: no such page. */
export const publicCallOf = (pathname: string): PublicCall | null => {
  const [, kind, place] = /^(?:\/[a-z]{2})?\/([pfs])\/([^/]+)\/*$/i.exec(pathname) ?? [];
  if (!kind || !place) return null;
  const [name, shown] = calls[kind.toLowerCase() as keyof typeof calls];
  return { path: `/public/${name}/${place}`, shown };
};

const calls = {
  p: ['pages', data => ({ record: data as PublicRecord })],
  f: ['forms', data => ({ form: data as PublicFormWords })],
  s: ['names', data => data as PublicShown],
} satisfies Record<string, [name: string, shown: PublicCall['shown']]>;
