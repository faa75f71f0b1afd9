import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  label: string;
  value: string;
  problem?: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** What stands below the text, with the button that sends it. */
  children: ReactNode;
};

/** Where a remark is written. Enter begins a line, as it does in letters; with Ctrl or Command it sends. */
export function RemarkEditor({ label, value, problem, onChange, onSend, children }: Props) {
  const translate = useTranslate();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1 }}
      onSubmit={event => {
        event.preventDefault();
        onSend();
      }}
    >
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
      {children}
    </Box>
  );
}
