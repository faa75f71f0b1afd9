import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { totalFields, totalsOf } from '../../../../schema/kit/totalsOf.ts';
import { Facts } from '../pages/Facts.tsx';
import { useEntity } from '../useEntity.ts';

/** What the record comes to, as it stands in the form. */
export function Totals() {
  const fields = totalFields(useEntity());
  return fields.length ? <Reckoned fields={fields} /> : null;
}

function Reckoned({ fields }: { fields: readonly string[] }) {
  const entity = useEntity();
  const typed = useWatch() as Record<string, unknown>;
  return (
    <Box sx={{ width: '100%', maxWidth: 400, justifySelf: 'end', ml: 'auto' }}>
      <Facts record={{ ...totalsOf(entity, typed), id: '' }} fields={fields} />
    </Box>
  );
}
