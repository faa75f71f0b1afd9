import Box from '@mui/material/Box';
import { useState } from 'react';
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin';
import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { filters } from '../kit/filters/filters.tsx';
import { ListTrouble, Notice } from '../kit/list/EmptyList.tsx';
import { FilterChip } from '../kit/list/FilterChip.tsx';
import { FilterChips } from '../kit/list/FilterChips.tsx';
import { SearchField } from '../kit/list/SearchField.tsx';
import { rows } from '../shops/rows.ts';
import { Waiting } from '../shops/Waiting.tsx';
import { ErrorLogDialog } from './ErrorLogDialog.tsx';
import { ErrorLogLine, type ErrorLogRecord } from './ErrorLogLine.tsx';

/** The errors of all shops and of the platform itself, for those who look after it. */
export function AllErrorLogs() {
  const { pageError } = useErrorHandling();
  return (
    <ListBase
      resource={errorLogs.across!.path}
      perPage={20}
      sort={{ field: 'id', order: 'DESC' }}
      exporter={false}
      queryOptions={{ onError: (error: unknown) => pageError(error) }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
        <SearchField />
        <FilterChips>
          {[tenant, shop].map(info => (
            <FilterChip key={info.name} info={info} filter={filters.ref} />
          ))}
        </FilterChips>
        <Rows />
      </Box>
    </ListBase>
  );
}

const tenant: FieldInfo = { name: 'organizationId', label: 'Tenant', kind: 'ref', target: 'tenants', required: false };
const shop: FieldInfo = { name: 'shopId', label: 'Shop', kind: 'ref', target: 'shops', required: false };

function Rows() {
  const translate = useTranslate();
  const { data, error, isPending, total } = useListContext<ErrorLogRecord>();
  const [open, setOpen] = useState<ErrorLogRecord | null>(null);
  if (error && !data) return <ListTrouble />;
  if (isPending) return <Waiting lines={4} />;
  if (total === 0) return <Notice>{translate('resources.errorlogs.none')}</Notice>;
  return (
    <div>
      <Box component="ul" sx={rows.list}>
        {data?.map(record => (
          <ErrorLogLine key={record.id} record={record} onOpen={() => setOpen(record)} />
        ))}
      </Box>
      <Pagination rowsPerPageOptions={[20, 50, 100]} />
      {open && <ErrorLogDialog record={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
