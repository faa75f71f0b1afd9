import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { chitMembers, type ChitMember } from '../../../schema/entities/chitMembers.ts';
import { daysBetween } from '../../../schema/kit/calendar.ts';
import { warnedBefore } from '../../../schema/rules/chitReminders.ts';
import { formatDate, formatMoney, formatWeight } from '../../format.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { PassbookLines } from './PassbookLines.tsx';
import { usePassbook } from './usePassbook.ts';
import type { PassbookRead } from '../../../schema/rules/chitReplies.ts';

/** What a passbook holds and is worth today, how it stands, and each line of it. */
export function Passbook({ member }: { member: ChitMember }) {
  const { data } = usePassbook(member);
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1000 }}>
      {member.state === 'active' && <Warning passbook={data} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 5 }, alignItems: 'flex-start' }}>
        <Holds passbook={data} />
        <Stands passbook={data} />
      </Box>
      <PassbookLines passbook={data} />
    </Box>
  );
}

function Holds({ passbook: { weight, fineness, worth, balance, rate } }: { passbook: PassbookRead }) {
  const translate = useTranslate();
  const isByWeight = weight !== null;
  const named = translate(`resources.${chitMembers.resource}.fields.balance`);
  return (
    <Box sx={{ minWidth: 200 }}>
      <Typography variant="body2" color="text.secondary">
        {named}
      </Typography>
      <Box role="status" sx={{ color: 'gold.main', fontSize: 28, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {isByWeight ? formatWeight(weight) : formatMoney(balance, 'paise')}
      </Box>
      {isByWeight && (
        <Typography variant="body2" color="text.secondary">
          {translate('chits.ofFineness', { fineness: translate(`resources.chit_schemes.values.fineness.${fineness}`) })}
          {' · '}
          {worth === null || rate === null
            ? translate('chits.noRate')
            : translate('chits.worth', { worth: formatMoney(worth, 'paise'), rate: formatMoney(rate, 'paise') })}
          {' · '}
          {translate('chits.paidFor', { paid: formatMoney(balance, 'paise') })}
        </Typography>
      )}
    </Box>
  );
}

function Stands({ passbook }: { passbook: PassbookRead }) {
  const translate = useTranslate();
  const { paidMonths, instalments, missed, maturesOn, lastDay, due } = passbook;
  const days = [
    ['maturesOn', maturesOn],
    ['redeemBy', lastDay],
  ] as const;
  return (
    <Box sx={{ flex: '1 1 260px', maxWidth: 480, display: 'grid', gap: 1 }}>
      <Typography variant="body2">
        {translate('chits.months', { paid: paidMonths, all: instalments })}
        {missed > 0 && ` · ${translate('chits.missed', { smart_count: missed })}`}
      </Typography>
      <LinearProgress
        // It measures: nothing is under way.
        role="meter"
        variant="determinate"
        value={(100 * Math.min(paidMonths, instalments)) / instalments}
        aria-label={translate('chits.months', { paid: paidMonths, all: instalments })}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {days.map(([name, day]) => (
          <Typography key={name} variant="body2" color="text.secondary">
            {translate(`resources.${chitMembers.resource}.fields.${name}`)}: <b>{formatDate(day)}</b>
          </Typography>
        ))}
      </Box>
      {due && <NextDue due={due} />}
    </Box>
  );
}

function NextDue({ due: { amount, day, until } }: { due: NonNullable<PassbookRead['due']> }) {
  const translate = useTranslate();
  const isLate = useShopDay() > day;
  return (
    <Typography variant="body2" color={isLate ? 'warning.main' : 'text.secondary'}>
      {translate(isLate ? 'chits.late' : 'chits.due', {
        amount: formatMoney(amount),
        day: formatDate(day),
        until: formatDate(until),
      })}
    </Typography>
  );
}

/** What somebody at the counter has to tell its holder. */
function Warning({ passbook: { lastDay, isMature } }: { passbook: PassbookRead }) {
  const translate = useTranslate();
  const today = useShopDay();
  if (!lastDay) return null;
  const left = daysBetween(today, lastDay);
  if (left < 0) return <Alert severity="error">{translate('chits.past', { day: formatDate(lastDay) })}</Alert>;
  return (
    <>
      {isMature && <Alert severity="success">{translate('chits.mature')}</Alert>}
      {left <= warnedBefore && (
        <Alert severity="warning">{translate('chits.soon', { day: formatDate(lastDay), smart_count: left })}</Alert>
      )}
    </>
  );
}
