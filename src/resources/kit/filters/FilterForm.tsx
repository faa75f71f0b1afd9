import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

type Asked = { name: string; label: string; value: string };
type Props = { asked: Asked[]; type?: 'text' | 'date'; isFigure?: boolean; onApply: (typed: string[]) => void };

/** A few values to type; Enter applies them. */
export function FilterForm({ asked, type = 'text', isFigure, onApply }: Props) {
  const translate = useTranslate();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onApply(asked.map(({ name }) => (typed.get(name) as string).trim()));
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ p: 2, display: 'grid', gap: 1.5, width: 260 }}>
      {asked.map(({ name, label, value }, i) => (
        <TextField
          key={name}
          name={name}
          type={type}
          label={label}
          defaultValue={value}
          autoFocus={i === 0}
          slotProps={{ htmlInput: { inputMode: isFigure ? 'decimal' : undefined } }}
        />
      ))}
      <Button type="submit" variant="contained" size="small">
        {translate('kit.filter.apply')}
      </Button>
    </Box>
  );
}
