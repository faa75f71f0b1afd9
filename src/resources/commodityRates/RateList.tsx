import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { logError } from '../../log.ts';
import { RatesPanel } from '../../layout/home/RatesPanel.tsx';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { CorrectButton } from './history/CorrectButton.tsx';
import { rateCells } from './history/RateCells.tsx';
import { RateBoardPanel } from './board/RateBoardPanel.tsx';
import { TrendPanel } from './trend/TrendPanel.tsx';

/** Today's rates, how they went, every entry, and the board that shows them in the shop. */
export function RateList({ children }: { children?: ReactNode }) {
  const { pageError } = useErrorHandling();
  const onFailed = (error: unknown) => {
    logError('Error fetching commodities', error);
    pageError(error);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RatesPanel isWhole />
      <TrendPanel />
      <EntityList shows={rateCells} rowAction={<CorrectButton />} onFailed={onFailed}>
        {children}
      </EntityList>
      <RateBoardPanel />
    </Box>
  );
}
