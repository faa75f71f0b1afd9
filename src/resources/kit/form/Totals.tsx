import Box from '@mui/material/Box';
import { totalFields } from '../../../../schema/kit/totalsOf.ts';
import { ExplainedTotals } from '../explained/ExplainedTotals.tsx';
import { Facts } from '../pages/Facts.tsx';
import { useEntity } from '../useEntity.ts';
import { useTypedRecord } from './useTypedRecord.ts';

/** What the record comes to, as it stands in the form: below its lines where it has some. */
export function Totals() {
  const fields = totalFields(useEntity());
  return fields.length ? <Reckoned fields={fields} /> : null;
}

function Reckoned({ fields }: { fields: readonly string[] }) {
  const { typed, reckoned } = useTypedRecord();
  return (
    <Box sx={{ flex: '1 1 280px', maxWidth: 400, ml: 'auto', mt: 1 }}>
      <Facts record={{ ...reckoned.totals, id: '' }} fields={fields} />
      <ExplainedTotals record={typed} />
    </Box>
  );
}
