import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { MomentCell } from '../kit/columns/MomentCells.tsx';
import { none } from '../../format.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { useWords } from '../kit/useWords.ts';
import { usePlace, type ErrorLogRecord } from './ErrorLogLine.tsx';
import { Whole } from '../kit/columns/wholes.tsx';
import { Business, Person } from './Whose.tsx';
import { StackTrace } from './StackTrace.tsx';

const fields = ['id', 'createdAt', ...errorLogs.form] as const;

/** One error of whichever shop, by hand: there is nothing to do with it. */
export function ErrorLogDialog({ record, onClose }: { record: ErrorLogRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { label } = useWords(errorLogs);
  const place = usePlace(record);
  const shown = (name: (typeof fields)[number]) => {
    if (name === 'createdAt') return <MomentCell value={record.createdAt} info={info} record={record} />;
    if (name === 'stackTrace') return <StackTrace value={record.stackTrace} />;
    if (name === 'userId') return <Person value={record.userId} />;
    if (name === 'organizationId') return <Business value={record.organizationId} />;
    return <Whole value={record[name] ?? none} />;
  };
  return (
    <TitledDialog title={translate('resources.errorlogs.one')} width={900} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{place}</Typography>
        <Box component="dl" sx={{ m: 0 }}>
          {fields.map(name => (
            <Box key={name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label(name)}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                {shown(name)}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </TitledDialog>
  );
}

const info = errorLogs.info.message;
