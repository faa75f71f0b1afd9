import type { RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { pathField } from '../../../schema/kit/tree.ts';
import { formatDateTime } from '../../format.ts';

/** What a record is called; in a tree with what it lies below. */
export function titleOf({ title, info, tree }: AnyEntity, record: Partial<RaRecord>): string {
  if (tree && typeof record[pathField] === 'string') return record[pathField];
  const text = (record[title] as string | null | undefined) ?? '';
  return info[title]?.kind === 'timestamp' ? formatDateTime(text) : text;
}
