import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useCreate, useListContext, useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/useSession.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { useTrash } from '../kit/list/trash.ts';
import { useMay } from '../kit/useMay.ts';

/** A line above the list: what comes to mind is noted with Enter, as one's own work. */
export function QuickAdd() {
  const { isTrash } = useTrash();
  return useMay('tasks', 'create') && !isTrash ? <Line /> : null;
}

function Line() {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const { add, isPending } = useAdd();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() && !isPending && (await add(name))) setName('');
  };
  return (
    <Box component="form" onSubmit={event => void submit(event)} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <TextField
        size="small"
        fullWidth
        label={translate('tasks.quick')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 250, readOnly: isPending } }}
      />
      <Button type="submit" variant="outlined" loading={isPending} disabled={!name.trim()}>
        {translate('ra.action.add')}
      </Button>
    </Box>
  );
}

function useAdd() {
  const { user } = useSession();
  const { refetch } = useListContext();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const [create, { isPending }] = useCreate();
  /** Whether it is kept. */
  const add = async (name: string): Promise<boolean> => {
    try {
      await create('tasks', { data: { name, assigneeId: user?.id } }, { returnPromise: true });
      notify('tasks.noted', { type: 'success' });
      void refetch();
      return true;
    } catch (error) {
      actionError(error);
      return false;
    }
  };
  return { add, isPending };
}
