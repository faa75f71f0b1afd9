import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { can } from '../../../../schema/permissions.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { formatCount, formatMoney } from '../../../format.ts';
import { Section } from '../../kit/form/Section.tsx';
import type { Estimate } from '../calls.ts';
import { LeftOut } from './LeftOut.tsx';
import { useDraft } from './useDraft.ts';
import { useEstimate } from './useEstimate.ts';

/** What it will cost, whom it leaves out and what is left, before anything is sent. */
export function Costing() {
  const translate = useTranslate();
  const { draft, template } = useDraft();
  const { data, error, isReady, isOld } = useEstimate(draft, template);
  const message = error ? messageOf(error) : '';
  return (
    <Section title="messenger.section.cost">
      <Box aria-live="polite" aria-busy={isReady && isOld} sx={{ display: 'grid', gap: 2 }}>
        {!isReady && <Typography color="text.secondary">{translate('messenger.cost_unknown')}</Typography>}
        {isReady && error && <Alert severity="warning">{translate(message, { _: message })}</Alert>}
        {isReady && !error && (data ? <Sum estimate={data} /> : <Skeleton variant="rounded" height={96} />)}
      </Box>
    </Section>
  );
}

function Sum({ estimate }: { estimate: Estimate }) {
  const translate = useTranslate();
  const may = useCan();
  const { total, skipped, price, cost, balance, enough } = estimate;
  return (
    <>
      <Box component="dl" sx={sum}>
        <Line name="recipients" value={formatCount(total - skipped)} />
        <Line name="price" value={formatMoney(price, 'paise')} />
        <Line name="total" value={formatMoney(cost, 'paise')} isGold />
        {may(can.MessageBalance) && <Line name="left" value={formatMoney(balance - cost, 'paise')} />}
      </Box>
      {skipped > 0 && <LeftOut estimate={estimate} />}
      {!enough && (
        <Alert severity="error">
          {translate('messenger.sum.not_enough', {
            cost: formatMoney(cost, 'paise'),
            balance: formatMoney(balance, 'paise'),
          })}
        </Alert>
      )}
    </>
  );
}

function Line({ name, value, isGold }: { name: string; value: string; isGold?: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {translate(`messenger.sum.${name}`)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, color: isGold ? 'gold.main' : undefined }}>
        {value}
      </Box>
    </>
  );
}

const sum = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 0.75,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { textAlign: 'right' },
};
