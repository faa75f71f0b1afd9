import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { typedValues } from '../../../../schema/kit/totalsOf.ts';
import { useEntity } from '../useEntity.ts';
import { ExplainedRows } from './ExplainedRows.tsx';

/** On request where what a record comes to comes from, as it is or as it is being typed. */
export function ExplainedTotals({ record }: { record: Record<string, unknown> }) {
  const entity = useEntity();
  const translate = useTranslate();
  const [isExplained, explain] = useState(false);
  const id = useId();
  const explained = entity.totals?.explained;
  if (!explained) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 640 }}>
      <Button aria-expanded={isExplained} aria-controls={id} onClick={() => explain(!isExplained)} sx={{ ml: -1 }}>
        {translate(`explained.${isExplained ? 'hide' : 'explain'}`)}
      </Button>
      <Box id={id} role="group" aria-label={translate('explained.title')} hidden={!isExplained} sx={{ width: '100%' }}>
        {isExplained && <ExplainedRows rows={explained(typedValues(entity, record))} />}
      </Box>
    </Box>
  );
}
