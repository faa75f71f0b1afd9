import { useCallback, useMemo } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { buttonsOf, type EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import type { Meaning } from '../../../../schema/kit/meta.ts';
import { isStatusFor } from '../../../../schema/kit/statuses.ts';
import { statusButton } from '../../../../schema/kit/statusButton.ts';
import { useUsable } from '../actions/useUsable.ts';
import { useStatuses } from './useStatuses.ts';
import { useEntity } from '../useEntity.ts';

export type State = { id: string; name: string; meaning?: Meaning };

/** The field that says where a document stands, and all that it may say: the states of the schema, or the shop's own statuses. */
export function useStates(): { field: string; all: readonly State[]; isPending: boolean } {
  const translate = useTranslate();
  const { states, statuses, info, resource } = useEntity();
  const own = useStatuses();
  const field = states?.field ?? statuses?.field ?? '';
  const named = useMemo(
    () =>
      states &&
      info[field]!.options!.map(({ id, name, meaning }) => ({
        id: String(id),
        name: translate(`resources.${resource}.values.${field}.${id}`, { _: name }),
        meaning,
      })),
    [states, info, field, resource, translate],
  );
  return named ? { field, all: named, isPending: false } : { field, ...own };
}

/** The ways by which the person may take a record from one to another. */
export function useWays(): (record: RaRecord) => EntityButton[] {
  const entity = useEntity();
  const isUsable = useUsable();
  const { all } = useStatuses();
  const ways = useMemo(() => (entity.statuses ? [] : buttonsOf(entity).filter(({ to }) => to)), [entity]);
  return useCallback(
    (record: RaRecord) => {
      const open = all
        .filter(status => isStatusFor(entity, status, record))
        .map(status => statusButton(entity, status));
      return [...ways, ...open].filter(button => isUsable(button, record));
    },
    [entity, ways, all, isUsable],
  );
}
