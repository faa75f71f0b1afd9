import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatCount } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useImportDialog } from './ImportContext.tsx';
import { useRunningImports } from './useImports.ts';

/** A line above the list for what is still coming in, also after a reload or on another device. */
export function RunningImports() {
  const translate = useTranslate();
  const running = useRunningImports(useEntity().name);
  const { isOpen, open } = useImportDialog();
  if (isOpen) return null;
  return running.map(({ id, fileName, done, total }) => (
    <Alert
      key={id}
      severity="info"
      action={
        <Button color="inherit" onClick={() => open(id)}>
          {translate('kit.import.show')}
        </Button>
      }
    >
      {translate('kit.import.running', { file: fileName, done: formatCount(done), total: formatCount(total) })}
    </Alert>
  ));
}
