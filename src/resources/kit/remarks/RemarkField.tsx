import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';

type Props = {
  label: string;
  value: string;
  problem?: string;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** Enter begins a line, as it does in letters; with Ctrl or Command it sends. */
export function RemarkField({ label, value, problem, onChange, onSend }: Props) {
  const translate = useTranslate();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={press}
      error={Boolean(problem)}
      helperText={problem && translate(problem, { _: problem })}
      multiline
      minRows={2}
      maxRows={10}
      fullWidth
    />
  );
}
