import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { stretchesBetween } from '../../../../schema/kit/calendar.ts';
import { isMovable } from '../../../../schema/kit/calendarOf.ts';
import { mostAsked } from '../../../../schema/kit/onCalendar.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { useTellChange } from '../../../changes/useTellChange.ts';
import type { Days, OnDays } from '../../../dataProvider/calendars.ts';
import { ConflictError } from '../../../dataProvider/errors.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { useWords } from '../useWords.ts';
import { valuesFrom, withMoved } from './moved.ts';

/** Puts a record elsewhere on the calendar: shown at once, and back where it was if the server refuses, whose error is thrown. */
export function useMove() {
  const entity = useEntity();
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const { user } = useSession();
  const mayEdit = useMay(entity.resource, 'edit') && !user?.readsOnly;
  const { say, told } = useWords(entity);
  const tell = useTellChange();
  const update = async (record: RaRecord, values: Record<string, unknown>): Promise<void> => {
    try {
      const data = { ...values, version: record.version as number };
      await dataProvider.update(entity.resource, { id: record.id, data, previousData: record });
    } catch (error) {
      // Somebody changed something else of it meanwhile.
      const current = error instanceof ConflictError ? (error.current as RaRecord) : undefined;
      if (!current || Object.keys(values).some(name => current[name] !== record[name])) throw error;
      await update(current, values);
    }
  };
  return {
    mayMove: (record: RaRecord) => mayEdit && isMovable(entity, record),
    async move(record: RaRecord, start: string): Promise<void> {
      const values = valuesFrom(entity, record, start);
      const shown = queryKeys.calendars(entity.resource);
      await client.cancelQueries({ queryKey: shown });
      for (const [key, data] of client.getQueriesData<OnDays>({ queryKey: shown }))
        if (data?.records.some(({ id }) => id === record.id)) {
          const { firstDay, lastDay } = key[2] as Days;
          const days = stretchesBetween(firstDay, lastDay, 'day', mostAsked) ?? [];
          client.setQueryData(key, withMoved(entity, data, { ...record, ...values }, days));
        }
      try {
        await update(record, values);
        tell(told('updated') ?? say('updated'));
      } finally {
        void client.invalidateQueries({ queryKey: queryKeys.of(entity.resource) });
        void client.invalidateQueries({ queryKey: queryKeys.live(entity.resource) });
      }
    },
  };
}
