import { use } from 'react';
import { useStore } from 'react-admin';
import { useCalendar } from '../calendar/useCalendar.ts';
import { ListLookContext } from '../list/ListLook.ts';
import { useTrash } from '../list/trash.ts';
import { useStatuses } from '../states/useStatuses.ts';
import { useEntity } from '../useEntity.ts';

type Offered = {
  isOffered: boolean;
  isBoard: boolean;
  toggle: () => void;
  /** The reference that the cards lie by; '': by their state. */
  by: string;
  choose: (by: string) => void;
};

/** Whether documents are shown on a board, a column for each state, in place of a list; kept for the person. */
export function useBoard(): Offered {
  const { resource, states, statuses, boards = [] } = useEntity();
  const { all } = useStatuses();
  const { isTrash } = useTrash();
  const [isChosen, choose] = useStore(`${resource}.board`, false);
  const [wanted, chooseBy] = useStore(`${resource}.boardBy`, '');
  const { of } = use(ListLookContext);
  const { isCalendar, toggle: leaveCalendar } = useCalendar();
  const isOffered = (Boolean(states) || (Boolean(statuses) && all.length > 0)) && !isTrash && !of;
  const isBoard = isOffered && isChosen && !isCalendar;
  const toggle = () => {
    choose(!isBoard);
    if (isCalendar) leaveCalendar();
  };
  return { isOffered, isBoard, toggle, by: boards.includes(wanted) ? wanted : '', choose: chooseBy };
}
