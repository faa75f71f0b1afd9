import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';

type Props = {
  label: string;
  /** What the task has beside what is typed. */
  more: object;
  /** Said when it is kept. */
  noted: string;
  onNoted?: () => void;
};

/** What comes to mind is noted with Enter. */
export function QuickTask({ label, ...task }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const { add, isPending } = useAdd(task);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() && !isPending && (await add(name))) setName('');
  };
  return (
    <Box component="form" onSubmit={event => void submit(event)} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <TextField
        size="small"
        fullWidth
        label={label}
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

function useAdd({ more, noted, onNoted }: Omit<Props, 'label'>) {
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const [create, { isPending }] = useCreate();
  /** Whether it is kept. */
  const add = async (name: string): Promise<boolean> => {
    try {
      await create('tasks', { data: { name, ...more } }, { returnPromise: true });
      notify(noted, { type: 'success' });
      onNoted?.();
      return true;
    } catch (error) {
      actionError(error);
      return false;
    }
  };
  return { add, isPending };
}
