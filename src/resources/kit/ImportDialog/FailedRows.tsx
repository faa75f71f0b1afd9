import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import { useAction } from '../../../forms/useAction.ts';
import { downloadFailedRows } from '../../../backgroundTasks/calls.ts';

/** The rows that failed as a file of their own: to be mended there and imported once more. */
export function FailedRows({ report: { id, fileName } }: { report: ImportReport }) {
  const translate = useTranslate();
  const { isBusy, run } = useAction([]);
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          startIcon={<DownloadIcon />}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => run(() => downloadFailedRows(id, fileName))}
        >
          {translate('kit.import.failed_rows')}
        </Button>
      }
    >
      {translate('kit.import.failed_rows_help')}
    </Alert>
  );
}
