import type { AnyEntity } from '../kit/defineEntity.ts';
import { isOutgoing } from '../kit/series.ts';
import { day, maybe, object, string, type Of } from '../kit/shape.ts';

/** The latest document of a series in a financial year; null before the first one. */
export const lastNumber = maybe(object({ number: string, day }));
export type LastNumber = Of<typeof lastNumber>;

/** True for kinds of documents that people write and whose numbers should follow their days. */
export const keepsOrder = ({ series, permissions }: AnyEntity): boolean =>
  Boolean(series?.dated && series.outgoing && permissions.list && permissions.create);

/** True for a draft of a day for which its number may stand out of order: a document of today or later has the latest day. */
export const mayStandOutOfOrder = (
  entity: AnyEntity,
  record: Readonly<Record<string, unknown>>,
  today: string,
): boolean => {
  const { series } = entity;
  if (!series?.dated || !keepsOrder(entity) || record[series.field]) return false;
  const on = record[series.dated];
  return typeof on === 'string' && on < today && isOutgoing(series, record);
};
