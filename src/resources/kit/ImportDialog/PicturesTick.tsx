import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import type { MappingForm } from './mapping.ts';

type Props = { field: string; columns: string[] };

/** Whether the pictures are fetched whose addresses the file holds, and from which columns. */
export function PicturesTick({ field, columns }: Props) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const { field: wanted } = useController<MappingForm>({ name: `pictures.${field}.isWanted`, defaultValue: false });
  const { ref, onChange, onBlur, name } = wanted;
  const isWanted = Boolean(wanted.value);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormControlLabel
        label={translate('kit.import.pictures.fetch', { field: label(field) })}
        control={
          <Checkbox
            name={name}
            onBlur={onBlur}
            checked={isWanted}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {isWanted && (
        <>
          <FormHelperText sx={{ mt: 0 }}>{translate('kit.import.pictures.help')}</FormHelperText>
          {columns.length > 0 && <Columns field={field} columns={columns} />}
        </>
      )}
    </Box>
  );
}

function Columns({ field, columns }: Props) {
  const translate = useTranslate();
  const { field: chosen, fieldState } = useController<MappingForm>({ name: `pictures.${field}.columns` });
  const { ref, value, ...rest } = chosen;
  const message = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      select
      required
      inputRef={ref}
      value={value as string[]}
      label={translate('kit.import.pictures.columns')}
      error={message !== undefined}
      helperText={message && translate(message)}
      slotProps={{ select: { multiple: true } }}
    >
      {columns.map(column => (
        <MenuItem key={column} value={column}>
          {column}
        </MenuItem>
      ))}
    </TextField>
  );
}
