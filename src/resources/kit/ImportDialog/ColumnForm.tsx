import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { dateOrders } from '../../../../schema/kit/importDates.ts';
import type { FieldForm } from '../../../../schema/kit/importForms.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = { field: string; form: FieldForm | undefined };

const signs = ['.', ','] as const;
const named = { '.': 'point', ',': 'comma', dayFirst: 'dayFirst', monthFirst: 'monthFirst' } as const;

/** How the column of a field is written, as its cells tell, or the question where they do not. */
export function ColumnForm({ field, form }: Props) {
  const translate = useTranslate();
  if (!form) return null;
  if (form.decimalSign === 'unclear') return <Question field={field} ask="decimal" options={signs} />;
  if (form.dateOrder === 'unclear') return <Question field={field} ask="dates" options={dateOrders} />;
  return (
    <>
      {form.decimalSign === ',' && <Alert severity="warning">{translate('kit.import.form.comma')}</Alert>}
      {[form.dateOrder, form.isPercent && 'percent'].filter(Boolean).map(name => (
        <Typography key={String(name)} variant="body2" color="text.secondary">
          {translate(`kit.import.form.${name}`)}
        </Typography>
      ))}
    </>
  );
}

type QuestionProps = { field: string; ask: 'decimal' | 'dates'; options: readonly (keyof typeof named)[] };

function Question({ field, ask, options }: QuestionProps) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const { field: answer, fieldState } = useController({ name: `forms.${field}`, defaultValue: '' });
  const { ref, ...rest } = answer;
  const message = fieldState.error?.message;
  return (
    <TextField
      {...rest}
      select
      required
      inputRef={ref}
      label={translate(`kit.import.form.ask_${ask}`, { field: label(field) })}
      error={message !== undefined}
      helperText={translate(message ?? `kit.import.form.why_${ask}`)}
    >
      {options.map(option => (
        <MenuItem key={option} value={option}>
          {translate(`kit.import.form.${named[option]}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
