import { visitorsEn } from '../i18n/visitorsEn.ts';

/** A page of a visitor loads its own language and no dictionary machine: a word that is not there is a compile error. */
export const words = visitorsEn;

/** `fill('To {to}', { to })` */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
