import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';

type Asked = { name: string; label: string; value: string };
type Props = {
  asked: Asked[];
  type?: 'text' | 'date';
  isFigure?: boolean;
  /** Says in words why a value is refused. Nothing is applied until all values are right. */
  problemOf?: (typed: string) => string | undefined;
  onApply: (typed: string[]) => void;
};

/** A few values to type; Enter applies them. */
export function FilterForm({ asked, type = 'text', isFigure, problemOf, onApply }: Props) {
  const translate = useTranslate();
  const [problems, setProblems] = useState<(string | undefined)[]>([]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = asked.map(({ name }) => (form.get(name) as string).trim());
    const found = typed.map(value => problemOf?.(value));
    setProblems(found);
    if (found.every(problem => problem === undefined)) onApply(typed);
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
          error={problems[i] !== undefined}
          helperText={problems[i]}
          slotProps={{ htmlInput: { inputMode: isFigure ? 'decimal' : undefined } }}
        />
      ))}
      <Button type="submit" variant="contained" size="small">
        {translate('kit.filter.apply')}
      </Button>
    </Box>
  );
}
