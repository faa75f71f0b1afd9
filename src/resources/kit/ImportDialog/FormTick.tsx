import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { MappingForm } from './mapping.ts';

/** A yes or no about the file as a whole. */
export function FormTick({ name }: { name: 'clears' | 'isConfirmed' }) {
  const translate = useTranslate();
  const { field } = useController<MappingForm, typeof name>({ name, defaultValue: false });
  const { value, onChange, ref, ...rest } = field;
  return (
    <FormControlLabel
      label={translate(`kit.import.${name}`)}
      control={
        <Checkbox
          {...rest}
          checked={Boolean(value)}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}
