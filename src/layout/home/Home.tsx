import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { lazyView } from '../../resources/kit/lazyView.tsx';
import { useMenu } from '../useMenu.ts';
import { DayPanel } from './DayPanel.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { InShop } from './InShop.tsx';
import { NewestContacts, NewestProducts } from './Newest.tsx';
import { PendingShop } from './PendingShop.tsx';
import { RatesPanel } from './RatesPanel.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const MyTasks = lazyView(async () => (await import('../../resources/tasks/MyTasks.tsx')).MyTasks, null);
const HomeFigures = lazyView(
  async () => (await import('../../resources/kit/figures/HomeFigures.tsx')).HomeFigures,
  null,
);

const HomeAd = lazyView(async () => (await import('./HomeAd.tsx')).HomeAd, null);

/** The day at a glance: rates and how they moved, what was sold, what was added last, what the shop holds. Only what the person may see. */
export function Home() {
  const may = useCan();
  const { entries } = useMenu();
  useListsAhead();
  // The first entry is this page itself.
  if (entries.length === 1) return <Nothing />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PendingShop />
      <FirstSteps />
      <Shortcuts />
      {may(can.CommodityList) && <RatesPanel />}
      <DayPanel />
      {may(can.TaskList) && <MyTasks />}
      <Box sx={columns}>
        {may(can.ProductRead) && <NewestProducts />}
        {may(can.ContactList) && <NewestContacts />}
        <InShop />
      </Box>
      <Box sx={figures}>
        <HomeFigures />
      </Box>
      <HomeAd />
    </Box>
  );
}

/** What the next page is most likely made of, once nothing of this one is on its way. */
function useListsAhead(): void {
  const isBusy = useIsFetching() > 0;
  useEffect(() => {
    // What cannot be had now is asked for again when it is shown.
    if (!isBusy) import('../../resources/kit/list/EntityList.tsx').catch(() => {});
  }, [isBusy]);
}

function Nothing() {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="h2">{translate('ts.home.nothing')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{translate('ts.home.nothingHint')}</Typography>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(auto-fit, minmax(280px, 1fr))' },
};
const figures = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  '&:empty': { display: 'none' },
};
