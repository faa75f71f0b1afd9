import type { RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { formatDateTime } from '../../format.ts';

/** What a record is called. */
export function titleOf({ title, info }: AnyEntity, record: Partial<RaRecord>): string {
  const text = (record[title] as string | null | undefined) ?? '';
  return info[title]?.kind === 'timestamp' ? formatDateTime(text) : text;
}
