import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { MappingForm } from './mapping.ts';

/** How the file as a whole is to be read. */
export function MappingTicks() {
  return (
    <FormGroup>
      <Tick name="isBare" />
      <Tick name="clears" />
    </FormGroup>
  );
}

function Tick({ name }: { name: 'isBare' | 'clears' }) {
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
