import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentType, ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { useToList } from './CreateDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { EntityForm, type FormShape } from './EntityForm.tsx';
import { History } from '../history/History.tsx';
import { LoadTrouble } from './LoadTrouble.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import { useEditing } from './useEditing.tsx';
import { useLoadedRecord } from './useLoadedRecord.ts';
import { Transitions } from '../states/Transitions.tsx';
import { useEntity } from '../useEntity.ts';

type Props = FormShape & {
  /** What one knows the record by, beside the form and on a phone before it. */
  lead?: ReactNode;
  /** What belongs to the record and is changed by itself, beside the form. */
  aside?: ReactNode;
  onSaved?: (record: RaRecord) => void;
  /** The way to delete, where the usual one is not enough. */
  Remove?: ComponentType<{ record: RaRecord; onDeleted: () => void }>;
};

/** A record's own page: the form, and beside it who changed what. */
export function EntityEdit({ lead, aside, ...form }: Props) {
  const { states } = useEntity();
  const { record, error } = useLoadedRecord('edit');
  if (error && !record) return <LoadTrouble error={error} />;
  if (!record) return <Skeleton variant="rounded" height={320} sx={{ maxWidth: 640 }} />;
  return (
    <RecordContextProvider value={record}>
      <RecordHeading record={record} />
      {states && <Transitions record={record} />}
      <Box sx={columns}>
        <Box sx={area('form')}>
          <EditForm key={record.id} loaded={record} {...form} />
        </Box>
        {lead && <Box sx={area('lead')}>{lead}</Box>}
        <Box sx={{ ...area('aside'), display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {aside}
          <History record={record} />
        </Box>
      </Box>
    </RecordContextProvider>
  );
}

function EditForm({
  loaded,
  onSaved,
  Remove = DeleteButton,
  ...shape
}: Omit<Props, 'lead' | 'aside'> & { loaded: RaRecord }) {
  const toList = useToList();
  const { others, ...editing } = useEditing(loaded, onSaved ?? toList);
  const actions = (
    <>
      <Remove record={editing.record} onDeleted={toList} />
      {others}
    </>
  );
  return <EntityForm mode="update" actions={actions} {...editing} {...shape} />;
}

const area = (gridArea: string) => ({ gridArea, minWidth: 0 });

const columns = {
  display: 'grid',
  columnGap: 4,
  gridTemplateAreas: { xs: '"lead" "form" "aside"', lg: '"form lead" "form aside"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(240px, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  alignItems: 'start',
  // No gap where nothing leads.
  '& > *:not(:empty)': { mb: 4 },
};
