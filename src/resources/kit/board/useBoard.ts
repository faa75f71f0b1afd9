import { use } from 'react';
import { useStore } from 'react-admin';
import { useCalendar } from '../calendar/useCalendar.ts';
import { ListLookContext } from '../list/ListLook.ts';
import { useTrash } from '../list/trash.ts';
import { useStatuses } from '../states/useStatuses.ts';
import { useEntity } from '../useEntity.ts';

/** Whether documents are shown on a board, a column for each state, in place of a list; kept for the person. */
export function useBoard(): { isOffered: boolean; isBoard: boolean; toggle: () => void } {
  const { resource, states, statuses } = useEntity();
  const { all } = useStatuses();
  const { isTrash } = useTrash();
  const [isChosen, choose] = useStore(`${resource}.board`, false);
  const { of } = use(ListLookContext);
  const { isCalendar, toggle: leaveCalendar } = useCalendar();
  const isOffered = (Boolean(states) || (Boolean(statuses) && all.length > 0)) && !isTrash && !of;
  const isBoard = isOffered && isChosen && !isCalendar;
  const toggle = () => {
    choose(!isBoard);
    if (isCalendar) leaveCalendar();
  };
  return { isOffered, isBoard, toggle };
}
