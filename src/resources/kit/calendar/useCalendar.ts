import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dayIn } from '../list/dayIn.ts';
import { ListLookContext } from '../list/ListLook.ts';
import { useTrash } from '../list/trash.ts';
import { useEntity } from '../useEntity.ts';
import { periodIn, type Period } from './period.ts';

type Calendar = {
  isOffered: boolean;
  isCalendar: boolean;
  period: Period;
  pathOf: (period: Period) => string;
  /** `isSame`: the way back leads past it. */
  go: (period: Period, isSame?: boolean) => void;
  toggle: () => void;
};

/** Whether records are shown on a calendar in place of a list, and which part of it: both stand in the address. */
export function useCalendar(): Calendar {
  const { resource, calendar } = useEntity();
  const { isTrash } = useTrash();
  const { of } = use(ListLookContext);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = `/${resource}`;
  const base = `${list}/calendar`;
  const isOffered = Boolean(calendar) && !isTrash && !of;
  const isCalendar = isOffered && (pathname === base || pathname.startsWith(`${base}/`));
  const pathOf = ({ view, day }: Period) => `${base}/${view}/${day}`;
  return {
    isOffered,
    isCalendar,
    period: periodIn(isCalendar ? pathname.slice(base.length + 1) : '', dayIn(0)),
    pathOf,
    go: (period, isSame = false) => void navigate(pathOf(period), { replace: isSame }),
    toggle: () => void navigate(isCalendar ? list : base),
  };
}
