import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { formatCount } from '../../../format.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { PickerList } from './PickerList.tsx';
import { useActivePage } from './useActivePage.ts';

type Props = {
  entity: AnyEntity;
  title: string;
  /** Columns that tell one record from another, beside its title; a figure stands at the right. */
  details: readonly string[];
  onPick: (record: RaRecord) => void;
  onClose: () => void;
};

/** K-02: one active record is chosen out of many, five to a page, found by whatever the schema searches. */
export function RecordPicker({ entity, title, details, onPick, onClose }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const { records, pages, isError, refetch } = useActivePage(entity.resource, typed, page);
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  return (
    <ResourceContextProvider value={entity.resource}>
      <TitledDialog title={title} width={400} onClose={onClose}>
        <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start', minHeight: 380 }}>
          <TextField
            autoFocus
            value={typed}
            onChange={event => search(event.target.value)}
            placeholder={translate('kit.search')}
            slotProps={{ htmlInput: { role: 'searchbox', 'aria-label': translate('kit.search'), maxLength: 200 } }}
          />
          {isError ? (
            <Button onClick={() => void refetch()}>{translate('kit.retry')}</Button>
          ) : (
            <PickerList entity={entity} records={records} details={details} onPick={onPick} />
          )}
        </DialogContent>
        {pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
      </TitledDialog>
    </ResourceContextProvider>
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const translate = useTranslate();
  return (
    <DialogActions>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {translate('kit.picker.previous')}
      </Button>
      <Box
        role="status"
        sx={{ flex: 1, whiteSpace: 'nowrap', textAlign: 'center', typography: 'body2', color: 'text.secondary' }}
      >
        {translate('kit.picker.page', { page: formatCount(page), pages: formatCount(pages) })}
      </Box>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {translate('kit.picker.next')}
      </Button>
    </DialogActions>
  );
}
