import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import { formatCount } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useImportDialog } from './ImportContext.tsx';
import { picturesDone, useRunningImports } from './useImports.ts';

/** A line above the list for what is still coming in, also after a reload or on another device. */
export function RunningImports() {
  const translate = useTranslate();
  const running = useRunningImports(useEntity().name);
  const { isOpen, open } = useImportDialog();
  if (isOpen) return null;
  return running.map(report => (
    <Alert
      key={report.id}
      severity="info"
      action={
        <Button color="inherit" onClick={() => open(report.id)}>
          {translate('kit.import.show')}
        </Button>
      }
    >
      <Progress report={report} />
    </Alert>
  ));
}

function Progress({ report: { fileName: file, state, pictures, ...rows } }: { report: ImportReport }) {
  const translate = useTranslate();
  const [key, done, total] =
    state === 'running' || !pictures
      ? ['kit.import.running', rows.done, rows.total]
      : ['kit.import.pictures.running', picturesDone(pictures), pictures.total];
  return translate(key, { file, done: formatCount(done), total: formatCount(total) });
}
