import { useCreatePath, useResourceDefinition } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasHours } from '../../../../schema/kit/calendarOf.ts';
import { isWritable } from '../../../../schema/kit/validate.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { formatLongDay } from '../../../format.ts';
import { fromShopTime } from '../shopTime.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { useWords } from '../useWords.ts';

/** At which hour something new begins, until somebody says another. */
const opening = 'T10:00';

/** Begins a new record on a day, for whoever may; from there one comes back here. */
export function useAddOn(): ((day: string) => void) | undefined {
  const entity = useEntity();
  const { resource, calendar } = entity;
  const { hasCreate } = useResourceDefinition();
  const { user } = useSession();
  const mayCreate = useMay(resource, 'create');
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { start } = calendar!;
  if (!hasCreate || !mayCreate || user?.readsOnly || !isWritable(entity, start, 'create')) return undefined;
  return day => {
    const record = { [start]: hasHours(entity) ? fromShopTime(day + opening) : day };
    void navigate(createPath({ resource, type: 'create' }), { state: { record, back: pathname } });
  };
}

export function useAddLabel(day: string): string {
  const { say } = useWords(useEntity());
  return say('calendar.addOn', { day: formatLongDay(day) });
}
