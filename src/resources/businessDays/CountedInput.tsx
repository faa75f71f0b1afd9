import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRecordContext, useTranslate } from 'react-admin';
import { businessDays, type BusinessDay } from '../../../schema/entities/businessDays.ts';
import { typedValues } from '../../../schema/kit/totalsOf.ts';
import { comparedOf, type CountedField, type ExpectedOfDay } from '../../../schema/rules/dayCompared.ts';
import { inputs } from '../kit/inputs/inputs.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import { ComparedTable, uncounted } from './ComparedTable.tsx';
import { useExpected } from './useExpected.ts';

/** What was counted, and below it what is expected, as it is typed. */
export function CountedInput(props: KindInputProps) {
  const Input = inputs[props.info.kind];
  const field = props.info.name as CountedField;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', mb: 1 }}>
      <Input {...props} />
      <Expected field={field} />
    </Box>
  );
}

function Expected({ field }: { field: CountedField }) {
  const translate = useTranslate();
  const day = useRecordContext<BusinessDay>();
  const { data: expected } = useExpected(day?.id);
  if (expected === undefined) return null;
  if (expected) return <AsTyped field={field} expected={expected} />;
  return field === 'counts' ? <Typography variant="body2">{translate('closing.blind')}</Typography> : null;
}

function AsTyped({ field, expected }: { field: CountedField; expected: ExpectedOfDay }) {
  const typed: unknown = useWatch({ name: field });
  const counted = typedValues({ ...businessDays, fields: { [field]: businessDays.fields[field] } }, { [field]: typed });
  const rows = comparedOf({ ...uncounted, ...counted }, expected).filter(each => each.field === field);
  return (
    <>
      {field === 'trays' && !(Array.isArray(typed) && typed.length) && <ListTrays {...expected} />}
      <ComparedTable field={field} rows={rows} />
    </>
  );
}

/** A line for each tray that has pieces, so that only the figures have to be typed. */
function ListTrays({ trays }: ExpectedOfDay) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  if (!trays.length) return null;
  const list = () =>
    setValue(
      'trays',
      trays.map(({ tray }) => ({ tray, pieces: null, grossWeight: null })),
      { shouldDirty: true },
    );
  return (
    <Button onClick={list} sx={{ justifySelf: 'start' }}>
      {translate('closing.listTrays')}
    </Button>
  );
}
