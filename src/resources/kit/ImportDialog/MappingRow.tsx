import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { importFields } from '../../../../schema/kit/importFields.ts';
import { Field } from '../inputs/inputs.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { byHeader, columnIn, fromColumn, isNeeded, sameForAll } from './mapping.ts';

type Props = {
  field: string;
  columns: string[];
  /** Field -> its columns by themselves. */
  found: Record<string, string[]>;
  sample: (column: string) => string;
};

/** Where one field is taken from. */
export function MappingRow({ field, columns, found, sample }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const { field: from } = useController({ name: `from.${field}`, defaultValue: byHeader });
  const detected = found[field] ?? [];
  const needed = isNeeded(entity, field, found);
  const isMissing = needed && from.value === byHeader && columns.length > 0 && detected.length === 0;
  const isNumber = entity.series?.field === field;
  const automatic =
    columns.length === 0 ? 'kit.import.by_header' : detected.length ? 'kit.import.detected' : 'kit.import.not_there';
  return (
    <Box sx={{ display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <TextField
        {...from}
        inputRef={from.ref}
        select
        label={label(field)}
        required={needed}
        error={isMissing}
        helperText={isMissing ? translate('kit.import.needed') : isNumber && translate('kit.import.number')}
      >
        <MenuItem value={byHeader}>{translate(automatic, { columns: detected.join(' + ') })}</MenuItem>
        <MenuItem value={sameForAll}>{translate('kit.import.same_for_all')}</MenuItem>
        {columns.length > 0 && <ListSubheader>{translate('kit.import.columns')}</ListSubheader>}
        {columns.map(column => (
          <MenuItem key={column} value={fromColumn(column)}>
            {column}
          </MenuItem>
        ))}
      </TextField>
      {from.value === sameForAll ? (
        <Field info={importFields(entity)[field]!.info} source={`values.${field}`} />
      ) : (
        <Typography noWrap variant="body2" color="text.secondary" sx={{ mt: { sm: '34px' } }}>
          {sample(columnIn(from.value as string) ?? detected[0] ?? '')}
        </Typography>
      )}
    </Box>
  );
}
