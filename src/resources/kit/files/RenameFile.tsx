import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { endingOf } from '../../../../schema/rules/fileTypes.ts';
import { longestName } from '../../../../schema/rules/recordFiles.ts';
import { fieldProblem, messageOf } from '../../../dataProvider/errors.ts';
import { renameFile, type RecordFile } from '../../../dataProvider/recordFiles.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';

type Props = { file: RecordFile; path: string; onDone: () => Promise<void>; onClose: () => void };

/** Another name for a file. The end that tells its type stays. */
export function RenameFile({ file: { id, name }, path, onDone, onClose }: Props) {
  const translate = useTranslate();
  const ending = endingOf(name);
  const [stem, setStem] = useState(name.slice(0, name.length - ending.length));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => renameFile(path, id, stem),
    async onSuccess() {
      await onDone();
      onClose();
    },
  });
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    mutate();
  };
  return (
    <TitledDialog title={translate('kit.files.rename')} width={440} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <DialogContent>
          <Stem value={stem} onChange={setStem} ending={ending} error={error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('kit.files.save')}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}

type StemProps = { value: string; onChange: (stem: string) => void; ending: string; error: Error | null };

/** What the server says stands below what was typed. */
function Stem({ value, onChange, ending, error }: StemProps) {
  const translate = useTranslate();
  const problem = error ? (fieldProblem(error, 'name') ?? messageOf(error)) : undefined;
  return (
    <TextField
      label={translate('kit.files.name')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(problem)}
      helperText={problem && translate(problem, { _: problem })}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{ending}</InputAdornment> },
        htmlInput: { maxLength: longestName - ending.length },
      }}
      autoFocus
      fullWidth
      margin="dense"
    />
  );
}
