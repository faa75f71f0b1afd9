import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useController, type ControllerRenderProps } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { FieldForm } from '../../../../schema/kit/importForms.ts';
import type { ImportLook } from '../../../../schema/kit/importLook.ts';
import { importFields } from '../../../../schema/kit/importFields.ts';
import { Field } from '../inputs/inputs.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { ColumnForm } from './ColumnForm.tsx';
import { Meanings } from './Meanings.tsx';
import { byHeader, columnIn, fromColumn, isNeeded, sameForAll } from './mapping.ts';

type Props = {
  field: string;
  columns: string[];
  /** Field -> its columns by themselves. */
  found: Record<string, string[]>;
  /** The first value of a column. */
  sample: (column: string) => ReactNode;
  form: FieldForm | undefined;
  unmeant: ImportLook['unmeant'];
};

/** Where one field is taken from. */
export function MappingRow({ field, columns, found, sample, form, unmeant }: Props) {
  const entity = useEntity();
  const { field: from } = useController({ name: `from.${field}`, defaultValue: byHeader });
  const column = columnIn(from.value as string);
  const read = column === undefined ? (found[field] ?? []) : [column];
  const open = unmeant.filter(each => each.field === field && read.includes(each.column));
  return (
    <Box sx={{ display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <SourceSelect from={from} field={field} columns={columns} found={found} />
      {from.value === sameForAll ? (
        <Field info={importFields(entity)[field]!.info} source={`values.${field}`} />
      ) : (
        <Box sx={{ mt: { sm: '34px' }, minWidth: 0, display: 'grid', gap: 1 }}>
          {sample(read[0] ?? '')}
          <ColumnForm field={field} form={form} />
          {open.length > 0 && <Meanings field={field} texts={[...new Set(open.flatMap(({ values }) => values))]} />}
        </Box>
      )}
    </Box>
  );
}

type SelectProps = Omit<Props, 'sample' | 'form' | 'unmeant'> & { from: ControllerRenderProps };

function SourceSelect({ from: { ref, ...from }, field, columns, found }: SelectProps) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const detected = found[field] ?? [];
  const needed = isNeeded(entity, field, found);
  const isMissing = needed && from.value === byHeader && columns.length > 0 && detected.length === 0;
  const isNumber = entity.series?.field === field;
  const automatic =
    columns.length === 0 ? 'kit.import.by_header' : detected.length ? 'kit.import.detected' : 'kit.import.not_there';
  return (
    <TextField
      {...from}
      inputRef={ref}
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
  );
}
