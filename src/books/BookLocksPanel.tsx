import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
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
  const today = useShopDay();
  const last = lastDayOf(month);
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => getBookLocks(signal) });
  return (
    <Arriving error={error}>
      {data && (
        <>
          <Panel title={translate('returns.locks.title')}>
            <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
              <Standing {...data} />
              {gstin && last < today && <Filing {...data} month={month} gstin={gstin} />}
              <Locking {...data} last={last} />
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

function Standing({ lockedUntil, shops }: BookLocks) {
  const translate = useTranslate();
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
    </>
  );
}

/** A month that is over: its return, and the button that marks it as filed. */
function Filing({ month, gstin, events }: BookLocks & { month: string; gstin: string }) {
  const translate = useTranslate();
  const onDone = useShown();
  const today = useShopDay();
  const filed = events.find(event => event.kind === 'filed' && event.month === month && event.gstin === gstin);
  const name = formatLongMonth(`${month}-01`);
  if (filed) {
    const told = { month: name, day: formatDate(filed.filedOn), acknowledgement: filed.acknowledgement };
    return <Note text={translate('returns.locks.filed', told)} />;
  }
  return (
    <>
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
    </>
  );
}

/** Offers the end of the month that is shown, where it lies between the lock and today. A lock under another GSTIN of the shop is named. */
function Locking({ last, lockedUntil, registration, locks, shops }: BookLocks & { last: string }) {
  const translate = useTranslate();
  const onDone = useShown();
  const today = useShopDay();
  const isNext = last < today && (!lockedUntil || last > lockedUntil);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ActionButton
        entity={ledgerAccounts}
        name="lockBooks"
        asks={['until']}
        initial={{ until: isNext ? last : null }}
        more={() => ({ registration })}
        onDone={onDone}
      />
      {locks.map(lock => (
        <Fragment key={lock.registration}>
          {lock.registration !== registration && (
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
        </Fragment>
      ))}
    </Box>
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
