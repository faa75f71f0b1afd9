import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { ConflictRow } from './ConflictRow.tsx';
import { disputed, type Conflict, type Side } from './conflict.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = { conflict: Conflict; formId: string; onClose: () => void };

/**
 * Somebody saved the record while it was being edited. Both versions lie side by side, and for each field that differs
 * the person takes theirs or keeps one's own; whatever is chosen, nothing typed is lost before it is saved.
 */
export function ConflictDialog({ conflict, formId, onClose }: Props) {
  const translate = useTranslate();
  const { say } = useWords(useEntity());
  const { rows, take, apply } = useChoice(conflict);
  const save = () => {
    apply();
    onClose();
    // Not by the button itself, which goes with the dialog before the browser would submit.
    (document.getElementById(formId) as HTMLFormElement).requestSubmit();
  };
  return (
    <TitledDialog title={say('conflict.title')} width={600} onClose={onClose}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('kit.conflict.text')}</DialogContentText>
        <Table size="small">
          <Head />
          <TableBody>
            {rows.map(row => (
              <ConflictRow key={row.name} row={row} record={conflict.current} onTake={side => take(row.name, side)} />
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('kit.conflict.edit')}</Button>
        <Button variant="contained" onClick={save}>
          {translate('kit.conflict.save')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function Head() {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        {['field', 'theirs', 'mine'].map(name => (
          <TableCell key={name}>{translate(`kit.conflict.${name}`)}</TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

/** Which side is taken, field by field; `apply` puts it into the form. */
function useChoice(conflict: Conflict) {
  const { form } = useEntity();
  const { setValue } = useFormContext();
  const [taken, setTaken] = useState<Record<string, Side>>({});
  const rows = disputed(conflict, form).map(row => ({ ...row, side: taken[row.name] ?? row.usual }));
  return {
    rows,
    take: (name: string, side: Side) => setTaken({ ...taken, [name]: side }),
    apply: () => rows.forEach(({ name, side, ...values }) => setValue(name, values[side], { shouldDirty: true })),
  };
}
