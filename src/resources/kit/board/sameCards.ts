import { replaceEqualDeep } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

type Page = { data: RaRecord[] };

/** A page of records in which those that are as before are the same objects, wherever they stand now: their cards are not drawn anew. */
export function sameCards(before: unknown, after: unknown): unknown {
  const known = new Map((before as Page | undefined)?.data.map(record => [record.id, record]));
  const page = after as Page;
  return { ...page, data: page.data.map(record => replaceEqualDeep(known.get(record.id), record)) };
}
