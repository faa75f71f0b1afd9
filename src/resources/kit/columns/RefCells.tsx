import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useGetManyAggregate, type RaRecord } from 'react-admin';
import { targetOf } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { none } from '../../../format.ts';
import type { CellProps } from './cell.ts';

/** The reply carries the other record's title where the schema embeds it; otherwise a page's references come in one call. */
export function RefCell({ value, info, record }: CellProps) {
  const { title } = targetOf(info);
  const embedded = info.embed ? (record[info.embed] as RaRecord | null | undefined) : undefined;
  const found = useRecords(info, value && !embedded ? [value] : []);
  return String((embedded ?? found[0])?.[title] ?? none);
}

export function RefsCell({ value, info }: CellProps) {
  const { title } = targetOf(info);
  const found = useRecords(info, Array.isArray(value) ? value : []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {found.length ? found.map(record => <Chip key={record.id} size="small" label={String(record[title])} />) : none}
    </Box>
  );
}

function useRecords(info: CellProps['info'], ids: unknown[]): RaRecord[] {
  const { resource } = targetOf(info);
  const maySee = useMay(resource, 'list');
  const options = { enabled: maySee && ids.length > 0 };
  const { data = [] } = useGetManyAggregate(resource, { ids: ids.map(String) }, options);
  return data.filter(Boolean);
}
