import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ledgerAccounts } from '../../schema/entities/ledgerAccounts.ts';
import type { BookLocks } from '../../schema/rules/bookLocks.ts';
import { lastDayOf } from '../../schema/rules/months.ts';
import { formatDate, formatDateTime, formatLongMonth, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { Panel } from '../layout/home/Panel.tsx';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import { queryKeys } from '../queryKeys.ts';
import { ActionButton } from '../resources/kit/actions/ActionButton.tsx';
import { Arriving } from './Arriving.tsx';
import { getBookLocks } from './calls.ts';

const queryKey = queryKeys.book('bookLocks', {});

/** The returns that are filed and the days that are locked, with the buttons for both. */
export function BookLocksPanel({ month, gstin }: { month: string; gstin: string | undefined }) {
  const translate = useTranslate();
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => getBookLocks(signal) });
  return (
    <Arriving error={error}>
      {data && (
        <>
          <Panel title={translate('returns.locks.title')}>
            <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Standing {...data} />
              {gstin && <Filing {...data} month={month} gstin={gstin} />}
              <Lock {...data} month={month} />
            </Box>
          </Panel>
          {data.events.length > 0 && <History events={data.events} />}
        </>
      )}
    </Arriving>
  );
}

/** Shows what a call replied: the locks as they are now. */
function useShown() {
  const client = useQueryClient();
  return (reply: unknown) => client.setQueryData(queryKey, reply);
}

function Standing({ lockedUntil, registration, shops, locks }: BookLocks) {
  const translate = useTranslate();
  const onDone = useShown();
  const isOne = locks.every(lock => lock.registration === registration);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {lockedUntil
          ? translate('returns.locks.until', { day: formatDate(lockedUntil) })
          : translate('returns.locks.open')}
      </Typography>
      <Note text={translate(lockedUntil ? 'returns.locks.mend' : 'returns.locks.help')} />
      {shops.length > 1 && (
        <Note text={translate('returns.locks.together', { shops: shops.map(({ name }) => name).join(', ') })} />
      )}
      {locks.map(lock => (
        <Box key={lock.registration} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {!isOne && (
            <Note
              text={translate('returns.locks.under', {
                name: lock.gstin ?? shops[0]!.name,
                day: formatDate(lock.lockedUntil),
              })}
            />
          )}
          <ActionButton
            entity={ledgerAccounts}
            name="unlockBooks"
            asks={['until', 'reason']}
            more={() => ({ registration: lock.registration })}
            onDone={onDone}
          />
        </Box>
      ))}
    </>
  );
}

/** Says whether the month's return is filed, and marks it. */
function Filing({ month, gstin, events }: BookLocks & { month: string; gstin: string }) {
  const translate = useTranslate();
  const onDone = useShown();
  const today = useShopDay();
  const filed = events.find(event => event.kind === 'filed' && event.month === month && event.gstin === gstin);
  const name = formatLongMonth(`${month}-01`);
  if (lastDayOf(month) >= today) return null;
  if (filed)
    return (
      <Note
        text={translate('returns.locks.filed', {
          month: name,
          day: formatDate(filed.filedOn),
          acknowledgement: filed.acknowledgement,
        })}
      />
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Note text={translate('returns.locks.notFiled', { month: name })} />
      <ActionButton
        entity={ledgerAccounts}
        name="markFiled"
        record={{ id: month, month: name }}
        asks={['filedOn', 'acknowledgement']}
        initial={{ filedOn: today }}
        more={() => ({ month, registration: gstin })}
        onDone={onDone}
        variant="contained"
      />
    </Box>
  );
}

/** Offers the end of the month that is shown, where it lies between the lock and today. */
function Lock({ month, lockedUntil, registration }: BookLocks & { month: string }) {
  const onDone = useShown();
  const today = useShopDay();
  const last = lastDayOf(month);
  const isNext = last < today && (!lockedUntil || last > lockedUntil);
  return (
    <ActionButton
      entity={ledgerAccounts}
      name="lockBooks"
      asks={['until']}
      initial={{ until: isNext ? last : null }}
      more={() => ({ registration })}
      onDone={onDone}
    />
  );
}

function History({ events }: Pick<BookLocks, 'events'>) {
  const translate = useTranslate();
  return (
    <FigureTable
      title={translate('returns.locks.history')}
      none=""
      heads={['what', 'until', 'who', 'shop', 'reason'].map(head => translate(`returns.locks.head.${head}`))}
      lines={events.map(
        ({ kind, month, filedOn, acknowledgement, lockedUntil, at, userName, shopName, reason }, n) => ({
          key: String(n),
          name: translate(`returns.locks.kind.${kind}`, {
            month: month && formatLongMonth(`${month}-01`),
            day: formatDate(filedOn),
            acknowledgement,
          }),
          cells: [
            lockedUntil ? formatDate(lockedUntil) : none,
            [userName, formatDateTime(at)].filter(Boolean).join(', '),
            shopName,
            reason ?? none,
          ],
        }),
      )}
    />
  );
}

function Note({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
