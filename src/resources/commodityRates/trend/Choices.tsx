import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { tall } from '../../../theme/touch.ts';

type Props<T> = {
  label: string;
  options: readonly { id: T; name: string }[];
  value: T;
  onChange: (id: T) => void;
};

/** A few options side by side, one of them chosen. */
export function Choices<T extends string | number>({ label, options, value, onChange }: Props<T>) {
  // Pressing what is chosen already gives null: one of them always is.
  const choose = (_: unknown, id: T | null) => id !== null && onChange(id);
  return (
    <ToggleButtonGroup exclusive size="small" aria-label={label} value={value} onChange={choose}>
      {options.map(({ id, name }) => (
        <ToggleButton key={id} value={id} sx={{ ...tall, ...look }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const look = {
  px: 1.5,
  py: 0.5,
  color: 'text.secondary',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'chosen.main', color: 'primary.main' },
};
