import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useTellBackgroundTasks } from '../backgroundTasks/useBackgroundTasks.ts';
import { useErrorHandling } from '../layout/useErrorHandling.ts';

type Props = {
  text: string;
  make: () => Promise<unknown>;
  /** What is said once it is on its way. */
  begun?: string;
  icon?: ReactNode;
};

/** Has a file made in the background, and says so. */
export function MadeFile({ text, make, begun, icon = <DownloadIcon /> }: Props) {
  const notify = useNotify();
  const tellBackgroundTasks = useTellBackgroundTasks();
  const { actionError } = useErrorHandling();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await make();
      notify(begun ?? 'books.fileBegun', { type: 'info' });
      await tellBackgroundTasks();
    } catch (error) {
      actionError(error, { retry: () => void begin() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={icon} loading={busy} loadingPosition="start" onClick={() => void begin()}>
      {text}
    </Button>
  );
}
