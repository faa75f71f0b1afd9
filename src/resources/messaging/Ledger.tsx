import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../format.ts';
import { Notice, Trouble } from '../kit/list/EmptyList.tsx';
import { rows } from '../shops/rows.ts';
import { Waiting } from '../shops/Waiting.tsx';
import { getLedger } from './calls.ts';
import { LedgerRow } from './LedgerRow.tsx';
import { queryKeys } from '../../queryKeys.ts';

const pageSize = 20;

/** What came into the shop's balance for messages and went out of it. */
export function Ledger() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.ledger(page),
    queryFn: ({ signal }) => getLedger(page, pageSize, { signal }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    return <Trouble onRetry={() => void refetch()}>{translate('messaging.ledger.not_loaded')}</Trouble>;
  }
  if (!data) return <Waiting />;
  if (!data.totalCount) return <Notice>{translate('messaging.ledger.empty')}</Notice>;
  const pages = Math.ceil(data.totalCount / pageSize);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      {page === 1 && <Left balance={data.items[0]?.balance ?? 0} />}
      <Box component="ul" sx={rows.list}>
        {data.items.map(line => (
          <LedgerRow key={line.id} line={line} />
        ))}
      </Box>
      {pages > 1 && (
        <MuiPagination
          count={pages}
          page={page}
          onChange={(_, wanted) => setPage(wanted)}
          aria-label={translate('messaging.ledger.pages')}
          sx={{ justifySelf: 'center' }}
        />
      )}
    </Box>
  );
}

function Left({ balance }: { balance: number }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {translate('messaging.ledger.left')}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(balance, 'paise')}
      </Typography>
    </div>
  );
}
