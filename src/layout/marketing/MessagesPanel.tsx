import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Message } from '../../../schema/entities/messages.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { formatCount, formatMoney } from '../../format.ts';
import { AgoCell } from '../../resources/kit/columns/MomentCells.tsx';
import { Panel, PanelFailure } from '../home/Panel.tsx';
import { useMenu } from '../useMenu.ts';
import { queryKeys } from '../../queryKeys.ts';

const messenger = '/contacts/messenger';

/** What is left to send with, what was sent, and the last of it. */
export function MessagesPanel() {
  const translate = useTranslate();
  const may = useCan();
  const isOpen = useMenu().entries.some(({ route }) => route === messenger);
  const title = translate('ts.marketing.messages');
  return (
    <Panel title={title} link={isOpen ? { to: messenger, text: title } : undefined}>
      {may(can.MessageBalance) && <Balance />}
      {may(can.MessageList) && <Newest />}
    </Panel>
  );
}

function Balance() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.balance,
    queryFn: ({ signal }) => get<number>(shopPath('whatsapp/balance'), { signal }),
  });
  if (error) return <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />;
  return <Line name={translate('ts.marketing.left')}>{data === undefined ? '…' : formatMoney(data, 'paise')}</Line>;
}

function Newest() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.newestMessages,
    queryFn: ({ signal }) =>
      get<{ items: Message[]; totalCount: number }>(shopPath('whatsapp/messages?pageNumber=1&pageSize=3'), { signal }),
  });
  if (error) return <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      <Line name={translate('ts.marketing.sent')}>{formatCount(data.totalCount)}</Line>
      {data.items.map(({ id, name, createdAt, delivered, total }) => (
        <Line
          key={id}
          name={
            <>
              {name}{' '}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                <AgoCell value={createdAt} />
              </Typography>
            </>
          }
        >
          {translate('ts.marketing.delivered', { delivered: formatCount(delivered), total: formatCount(total) })}
        </Line>
      ))}
    </>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Box sx={line}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{children}</Box>
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  px: 2,
  fontSize: 14,
  lineHeight: '20px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
