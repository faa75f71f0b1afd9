import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin';
import { isPerson, useColleagues } from '../people/useColleagues.ts';
import { titleOf } from '../titleOf.ts';
import { targetOf } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { none } from '../../../format.ts';
import type { CellProps } from './cell.ts';
import { TextCell } from './TextCells.tsx';

/** The reply carries the other record's title where the schema embeds it; otherwise a page's references come in one call. */
export function RefCell(props: CellProps) {
  const { value, info, record } = props;
  const embedded = info.embed ? (record[info.embed] as RaRecord | null | undefined) : undefined;
  // In the history a value may be another one than the record's.
  const own = embedded?.id === value ? embedded : undefined;
  return isPerson(info) ? <Person value={value} own={own} /> : <Referred {...props} embedded={embedded} />;
}

function Person({ value, own }: { value: unknown; own: RaRecord | null | undefined }) {
  const translate = useTranslate();
  const { colleagues, isPending } = useColleagues();
  if (!value) return none;
  const person = own ?? colleagues.find(({ id }) => id === value);
  return person ? String(person.name) : isPending ? '…' : translate('kit.people.former');
}

function Referred({ embedded, ...props }: CellProps & { embedded: RaRecord | null | undefined }) {
  const { value, info } = props;
  const found = useRecords(info, value && !embedded ? [value] : []);
  const other = embedded ?? found[0];
  return <TextCell {...props} value={other && titleOf(targetOf(info), other)} />;
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
