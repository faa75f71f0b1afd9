import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import { useDeleteRecord } from '../kit/pages/useDeleteRecord.ts';
import { useMay } from '../kit/useMay.ts';

type Props = { record: RaRecord; onDeleted: () => void };

/** By hand, since a contact in no group may go for good, which the deletion's address says; otherwise the trash keeps it. */
export function DeleteContact({ record, onDeleted }: Props) {
  const translate = useTranslate();
  const canAccess = useMay(contacts.resource, 'delete');
  const [isAsking, setAsking] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsking && <Question record={record} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({ record, onDeleted, onClose }: Props & { onClose: () => void }) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.contacts.delete.${key}`, { name: String(record.name) });
  const id = useId();
  const [isForGood, setForGood] = useState(false);
  const { remove, isPending } = useDeleteRecord(onDeleted, isForGood ? { permanent: true } : undefined);
  const isInNoGroup = (record.selectedGroups as string[]).length === 0;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text(isForGood ? 'for_good_text' : 'text')}</DialogContentText>
        {isInNoGroup && (
          <FormControlLabel
            control={<Checkbox checked={isForGood} onChange={(_, checked) => setForGood(checked)} />}
            label={text('for_good')}
            sx={{ mt: 1 }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button color="error" variant="contained" loading={isPending} onClick={() => remove(record)}>
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
