import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { CellProps } from '../kit/columns/cell.ts';

/** What the shop attached, and the way to all that was logged of it. */
export function ErrorLink({ value, record }: CellProps) {
  const translate = useTranslate();
  return (
    <>
      {typeof value === 'string' ? value : ''}{' '}
      <Link component={RouterLink} to={`/system/errorlogs/${String(record['errorLogId'])}/show`}>
        {translate('requests.seeError')}
      </Link>
    </>
  );
}
