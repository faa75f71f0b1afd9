import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useCalendar } from './useCalendar.ts';

/** To the calendar and back to the list. */
export function CalendarButton() {
  const translate = useTranslate();
  const { isOffered, isCalendar, toggle } = useCalendar();
  if (!isOffered) return null;
  return (
    <Button startIcon={<CalendarIcon />} onClick={toggle} aria-pressed={isCalendar}>
      {translate('kit.calendar.open')}
    </Button>
  );
}
