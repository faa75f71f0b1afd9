import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import type { Settlements } from '../../schema/rules/settlements.ts';
import { useCan } from '../authProvider/useSession.ts';
import { get } from '../dataProvider/calls.ts';
import { pathWith } from '../dataProvider/paths.ts';
import { formatDate, formatMoney } from '../format.ts';
import { Panel } from '../layout/home/Panel.tsx';
import { queryKeys } from '../queryKeys.ts';
import { LoadTrouble } from '../resources/kit/pages/LoadTrouble.tsx';
import { useEntity } from '../resources/kit/useEntity.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { SettleDialog } from './SettleDialog.tsx';

/** The bills that a document pays, or what paid it. A draft does neither. */
export function SettlementsPanel() {
  const record = useRecordContext();
  const { actions } = useEntity();
  return actions?.['settlements'] && record && record['state'] !== 'draft' ? <Loaded record={record} /> : null;
}

function Loaded({ record }: { record: RaRecord }) {
  const entity = useEntity();
  const client = useQueryClient();
  const queryKey = queryKeys.book('settlements', { id: record.id, version: record['version'] as unknown });
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      get<Settlements>(pathWith(entity, `${entity.path}/:id/settlements`, { id: record.id }), { signal }),
  });
  if (error && !data) return <LoadTrouble error={error} />;
  if (!data?.side) return null;
  return <Shown {...data} record={record} onChanged={reply => client.setQueryData(queryKey, reply)} />;
}

type Props = Settlements & { record: RaRecord; onChanged: (reply: Settlements) => void };

function Shown({ record, onChanged, ...settlements }: Props) {
  const translate = useTranslate();
  const can = useCan();
  const { actions } = useEntity();
  const [isOpen, setOpen] = useState(false);
  const { side, rest, items } = settlements;
  const isPayer = side === 'pays';
  const settled = items.filter(item => item.settled > 0);
  const permission = actions?.['settle']?.permission;
  const mayChange = isPayer && items.length > 0 && permission !== undefined && can(permission);
  const action = mayChange && (
    <Button size="small" onClick={() => setOpen(true)}>
      {translate('books.settlements.change')}
    </Button>
  );
  return (
    <Panel title={translate(`books.settlements.${side}`)} action={action || undefined}>
      <Box sx={{ px: 2, py: 1, fontVariantNumeric: 'tabular-nums', typography: 'body2' }}>
        {settled.length === 0 && (
          <Typography variant="body2" sx={{ py: 0.5, color: 'text.secondary' }}>
            {translate(isPayer ? 'books.settlements.paysNothing' : 'books.settlements.unpaid')}
          </Typography>
        )}
        {settled.map(item => (
          <Row key={item.id} item={item} />
        ))}
        <Box sx={{ ...line, fontWeight: 600 }}>
          <span>{translate(isPayer ? 'books.settlements.onAccount' : 'books.settlements.balanceDue')}</span>
          <span>{formatMoney(rest)}</span>
        </Box>
      </Box>
      {isOpen && (
        <SettleDialog record={record} settlements={settlements} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </Panel>
  );
}

function Row({ item: { entity, id, number, day, settled } }: { item: Settlements['items'][number] }) {
  return (
    <Box sx={line}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <DocumentLink entity={entity} recordId={id} number={number} reversesId={null} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{day && formatDate(day)}</Box>
      </Box>
      <span>{formatMoney(settled)}</span>
    </Box>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
