import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  label: string;
  name?: string;
  longest?: number;
  /** Why it is refused; nothing when it was taken. */
  onSave: (name: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** A name where the node stands. Enter saves, Escape leaves it as it was. */
export function NameForm({ label, name = '', longest, onSave, onClose }: Props) {
  const translate = useTranslate();
  const { typed, setTyped, problem, isBusy, save } = useNaming({ name, onSave, onClose });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={event => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, py: 0.5 }}
    >
      <TextField
        autoFocus
        size="small"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={problem !== ''}
        helperText={problem || undefined}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: longest } }}
        sx={{ flex: '1 1 180px' }}
      />
      <Button type="submit" variant="contained" loading={isBusy}>
        {translate('ra.action.save')}
      </Button>
      <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
    </Box>
  );
}

function useNaming({ name, onSave, onClose }: Pick<Props, 'onSave' | 'onClose'> & { name: string }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const wanted = typed.trim();
    if (!wanted) return setProblem(translate('kit.tree.name_it'));
    if (wanted === name) return onClose();
    setBusy(true);
    const refused = await onSave(wanted);
    setBusy(false);
    if (refused === undefined) onClose();
    else setProblem(refused);
  };
  return { typed, setTyped, problem, isBusy, save };
}
