import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin';
import type { ErrorLog } from '../../../schema/entities/errorLogs.ts';
import { AgoCell } from '../kit/columns/MomentCells.tsx';
import { rows } from '../shops/rows.ts';

export type ErrorLogRecord = RaRecord<string> & ErrorLog & { shopId: string | null };

/** What went wrong, when, and where. */
export function ErrorLogLine({ record, onOpen }: { record: ErrorLogRecord; onOpen: () => void }) {
  const { message, controllerName, requestUrl, createdAt } = record;
  const place = usePlace(record);
  return (
    <Box component="li" sx={{ ...rows.item, display: 'block', px: 2, py: 1.5 }}>
      <Link component="button" color="inherit" onClick={onOpen} sx={title}>
        {message}
      </Link>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <AgoCell value={createdAt} /> · {[place, controllerName, requestUrl].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}

/** The shop and its business, by name; what happened in none happened on the platform. */
export function usePlace({ shopId, organizationId }: ErrorLogRecord): string {
  const translate = useTranslate();
  const shop = useTitle('shops', shopId);
  const tenant = useTitle('tenants', organizationId);
  return [shop, tenant].filter(Boolean).join(', ') || (shopId ? '' : translate('resources.errorlogs.platform'));
}

/** All that a page asks for is asked for at once. */
function useTitle(resource: string, id: string | null): string {
  const { data } = useGetManyAggregate<RaRecord>(resource, { ids: id ? [id] : [] }, { enabled: Boolean(id) });
  return (data?.[0]?.['name'] as string | undefined) ?? '';
}

const title = { fontWeight: 600, textAlign: 'left', overflowWrap: 'anywhere', minHeight: { xs: 32, sm: 0 } };
