import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { nobodys } from '../../../../schema/kit/assignment.ts';
import { referenceButton } from '../../../../schema/kit/referenceButton.ts';
import { openStatus } from '../../../../schema/kit/statuses.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { figure } from '../../../dataProvider/extras.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { lookupPath } from '../../lookups/lookups.ts';
import { useUsable } from '../actions/useUsable.ts';
import { useStates, useWays } from '../states/useStates.ts';
import { targetOf, useEntity } from '../useEntity.ts';
import type { Columns } from './BoardColumns.ts';

/** A column for each state; the same at each render, as every card hangs on it. */
export function useStateColumns(): Columns {
  const { field, all } = useStates();
  const waysOf = useWays();
  const path = useStatusesPath();
  return useMemo(
    () => ({
      field,
      all: all.map(({ id, name }) => ({ id, name, value: id, asked: id })),
      filter: nothing,
      waysOf: record => waysOf(record).flatMap(button => (button.to ? [{ column: button.to, button }] : [])),
      path,
    }),
    [field, all, waysOf, path],
  );
}

const nothing = {};

/** A column for each record that open ones refer to, the first for those that refer to none. */
export function useReferenceColumns(field: string): Columns {
  const entity = useEntity();
  const translate = useTranslate();
  const isUsable = useUsable();
  const found = useOpenOf(field);
  const filter = useOpenAlone();
  return useMemo(() => {
    const all = [
      { id: nobodys, name: translate('kit.board.nobody'), value: null, asked: nobodys },
      ...found.map(({ key, name }) => ({ id: key, name, value: key, asked: key })),
    ];
    return {
      field,
      all,
      filter,
      waysOf: record =>
        all
          .map(({ id, name, value }) => ({ column: id, button: referenceButton(entity, field, { id: value, name }) }))
          .filter(({ button }) => isUsable(button, record)),
    };
  }, [entity, field, found, filter, translate, isUsable]);
}

/** Open ones, unless another status is asked for. */
function useOpenAlone(): object {
  const { statuses, states } = useEntity();
  const { filterValues } = useListContext();
  const field = statuses?.field;
  return useMemo(
    () => (field && !states && !filterValues?.[field] ? { [field]: openStatus } : nothing),
    [field, states, filterValues],
  );
}

/** To whom open records refer, those with most of them first: the figure that counts by this field. */
function useOpenOf(field: string): { key: string; name: string }[] {
  const { figures = {}, resource } = useEntity();
  const { filter, filterValues } = useListContext();
  const open = useOpenAlone();
  const name = Object.keys(figures).find(key => figures[key]!.by === field && !figures[key]!.sum);
  const asked = { ...filterValues, ...filter, ...open };
  const { data } = useQuery({
    queryKey: queryKeys.figure(resource, name ?? '', asked),
    queryFn: ({ signal }) => figure(resource, { name: name!, filter: asked, signal }),
    enabled: name !== undefined,
  });
  return useMemo(() => (data ?? []).flatMap(({ key, title }) => (key && title ? [{ key, name: title }] : [])), [data]);
}

/** Where the shop changes its statuses, for whoever may see them. */
function useStatusesPath(): string | undefined {
  const { statuses, info } = useEntity();
  const can = useCan();
  const target = statuses && targetOf(info[statuses.field]!);
  return target && can(target.permissions.list!) ? lookupPath(target) : undefined;
}
