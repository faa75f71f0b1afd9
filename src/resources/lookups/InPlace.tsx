import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { ListBase, Pagination, ResourceContextProvider, useListContext } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { usePageTrouble } from '../../layout/usePageTrouble.ts';
import { EmptyList, ListTrouble, Notice } from '../kit/list/EmptyList.tsx';
import { Waiting } from '../kit/list/Records.tsx';
import { SearchField } from '../kit/list/SearchField.tsx';
import { OrderedRecords } from '../kit/ordered/OrderedRecords.tsx';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { useMay } from '../kit/useMay.ts';
import { useWords } from '../kit/useWords.ts';

const perPage = 100;

/** A look-up that is changed where it stands, and ordered where its order means something. */
export function InPlace({ entity }: { entity: AnyEntity }) {
  const { resource, title, ordered, dated } = entity;
  const sort = { field: ordered ?? dated?.since ?? title, order: dated ? ('DESC' as const) : ('ASC' as const) };
  return (
    <ResourceContextProvider value={resource}>
      <ListBase
        disableSyncWithLocation
        perPage={perPage}
        sort={sort}
        exporter={false}
        queryOptions={{ onError: toldBelow }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Head entity={entity} />
          <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
            <Rows entity={entity} />
          </Paper>
        </Box>
      </ListBase>
    </ResourceContextProvider>
  );
}

/** In place of react-admin's own word about it. */
const toldBelow = () => {};

function Head({ entity }: { entity: AnyEntity }) {
  const { say } = useWords(entity);
  const mayAdd = useMay(entity.resource, 'create');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <SearchField />
      <Box sx={{ flex: 1 }} />
      {mayAdd && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ flexShrink: 0 }}>
          {say('add')}
        </Button>
      )}
      {isOpen && <CreateDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}

function Rows({ entity }: { entity: AnyEntity }) {
  const { say } = useWords(entity);
  const { isPending, error, data, total = 0, filterValues } = useListContext();
  usePageTrouble(error, Boolean(data));
  if (error && !data) return <ListTrouble />;
  if (isPending) return <Waiting />;
  if (total === 0) return Object.keys(filterValues).length ? <EmptyList /> : <Notice>{say('empty')}</Notice>;
  return (
    <>
      <OrderedRecords />
      {total > perPage && <Pagination rowsPerPageOptions={[perPage]} />}
    </>
  );
}
