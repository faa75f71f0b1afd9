import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type Choice = { id: string; name: string; hint?: string };
type Props = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
  isRow?: boolean;
};

/** One of a few, each with what speaks for it. */
export function Choices({ label, value, choices, onChoose, isRow = false }: Props) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup row={isRow} aria-labelledby={id} value={value} onChange={event => onChoose(event.target.value)}>
        {choices.map(({ id: choice, name, hint }) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={<Named name={name} hint={hint} />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function Named({ name, hint }: { name: string; hint: string | undefined }) {
  if (!hint) return name;
  return (
    <>
      {name}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {hint}
      </Typography>
    </>
  );
}
