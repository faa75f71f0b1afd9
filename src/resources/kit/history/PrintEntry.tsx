import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PaperPrint } from '../../../../schema/rules/paperPrints.ts';
import type { Change } from '../../../dataProvider/extras.ts';
import { useEntity } from '../useEntity.ts';

/** Shows which paper was printed, and the number of the print. */
export function PrintEntry({ change: { changes } }: { change: Change }) {
  const translate = useTranslate();
  const { resource, papers } = useEntity();
  const { paper, number } = changes!['print']![1] as PaperPrint;
  const named = translate(`resources.${resource}.papers.${paper}.label`, { _: papers?.[paper]?.label ?? paper });
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('kit.papers.printed', { paper: named, number })}
    </Typography>
  );
}
