import Typography from '@mui/material/Typography';
import { readCell, Unreadable } from '../../../../schema/kit/importCells.ts';
import { importFields } from '../../../../schema/kit/importFields.ts';
import type { FieldForm } from '../../../../schema/kit/importForms.ts';
import type { Known } from '../../../../schema/kit/importMapping.ts';
import { valueReader } from '../../../../schema/kit/importValues.ts';
import { worded } from '../../../i18n/wording.ts';
import { shopToday } from '../../../serverClock.ts';
import { cells } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';

type Props = { field: string; text: string; form: FieldForm | undefined; known: Known };

/** The first value of a field's column as the import understands it, or the reason why the import does not. */
export function Sample(props: Props) {
  return (
    <Typography noWrap component="div" variant="body2" color="text.secondary" sx={{ minHeight: 20 }}>
      <Understood {...props} />
    </Typography>
  );
}

function Understood({ field, text, form, known }: Props) {
  const entity = useEntity();
  const { info, schema } = importFields(entity)[field]!;
  if (info.target) return text;
  const value = valueReader(entity, field, known, { ...form, today: shopToday() })(readCell(text).trim());
  if (value instanceof Unreadable) return worded(value.said);
  if (value === '' || value === undefined || !schema.isValidSync(value)) return text;
  const { Show } = cells[info.kind];
  return <Show value={schema.cast(value)} info={info} record={{ id: '' }} />;
}
