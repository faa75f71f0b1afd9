import { Refusal } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { seenBy } from '../../schema/kit/guarded.ts';
import type { PaperPeriod } from '../../schema/kit/papers.ts';
import { reportedList } from '../../schema/kit/reported.ts';
import type { Permission } from '../../schema/permissions.ts';
import { positionAccess, positionSubject, reportSubjects } from '../../schema/reportSubjects.ts';
import { filterSearch, listQuery } from '../crud/listQuery.ts';
import type { ListQuery } from '../db/list.ts';

/** What a report is about; `entity`: null of the metal position. */
export type Subject = { entity: AnyEntity | null; permission: Permission };

export const subjectNamed = (name: string): Subject | undefined => {
  if (name === positionSubject) return { entity: null, permission: positionAccess };
  const entity = reportSubjects.find(({ resource }) => resource === name);
  return entity && { entity, permission: entity.permissions.list! };
};

type Held = (permission: string) => boolean;

/** As somebody sees it who holds so much: no figure of what they do not see. Undefined: they may not see the list. */
export const seenSubject = ({ entity, permission }: Subject, holds: Held): Subject | undefined => {
  if (!holds(permission)) return undefined;
  return { entity: entity && seenBy(entity, holds), permission };
};

/** The list that a report counts. Throws what is wrong with its filters. */
export const countedList = (entity: AnyEntity, chosen: object, period: PaperPeriod): ListQuery =>
  listQuery(
    entity,
    filterSearch(reportedList(entity, chosen as Record<string, unknown>, period)),
    entity.view ? [{ field: entity.view.field, compare: 'equal', value: true }] : [],
  );

/** Whether a list takes these filters. */
export const takesFilters = (entity: AnyEntity, chosen: object, period: PaperPeriod): boolean => {
  try {
    const { deleted } = countedList(entity, chosen, period);
    return !deleted;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
