import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTellBackgroundTasks } from '../backgroundTasks/useBackgroundTasks.ts';
import { useErrorHandling } from '../layout/useErrorHandling.ts';

type Props = { text: string; make: () => Promise<unknown> };

/** Has a file made in the background, and says so. */
export function MadeFile({ text, make }: Props) {
  const notify = useNotify();
  const tellBackgroundTasks = useTellBackgroundTasks();
  const { actionError } = useErrorHandling();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await make();
      notify('books.fileBegun', { type: 'info' });
      await tellBackgroundTasks();
    } catch (error) {
      actionError(error, { retry: () => void begin() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<DownloadIcon />} loading={busy} loadingPosition="start" onClick={() => void begin()}>
      {text}
    </Button>
  );
}
