import type { AnyEntity } from './defineEntity.ts';
import type { PaperPeriod } from './papers.ts';

type Parameters = Record<string, unknown>;

/** The list's parameters that leave the records of a period, both days included; none where figures are of what there is now. */
export const inPeriod = ({ period: by }: AnyEntity, { from, to }: PaperPeriod): Parameters =>
  by ? { [`${by}_gte`]: from, [`${by}_lte`]: to } : {};

/** Of what a report counts: the whole list, with what is switched off, narrowed to what was chosen and to a period. */
export const reportedList = (entity: AnyEntity, chosen: Parameters, period: PaperPeriod): Parameters => ({
  ...(entity.active && { [entity.active.parameter]: true }),
  ...chosen,
  ...inPeriod(entity, period),
});
