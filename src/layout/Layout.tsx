import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../authProvider/useSession.ts';
import { SignInAgain } from '../authProvider/SignInAgain.tsx';
import { LatestChange } from '../changes/LatestChange.tsx';
import { LiveEvents } from '../events/LiveEvents.tsx';
import { SubscriptionBar } from '../resources/subscriptions/SubscriptionBar.tsx';
import { SupportBar } from '../resources/shops/support/SupportBar.tsx';
import { frame } from '../theme/tokens.ts';
import { offPaper } from '../theme/print.ts';
import { Announced } from './Announced.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Coming } from './Coming.tsx';
import { Guard } from './Guard.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ProofBar } from './ProofBar.tsx';
import { Rail } from './Rail.tsx';
import { SampleBar } from './SampleBar.tsx';
import { Siblings } from './Siblings.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useNavigation } from './useNavigation.ts';

/** The frame of every page that wants a sign-in: rail, bar and page; on a phone the rail slides in and a bar lies at the thumb. */
export function Layout({ children }: { children: ReactNode }) {
  useNavigation();
  useKeptFocus();
  const session = useSession();
  return (
    <Guard>
      <LiveEvents />
      <Announced />
      <SkipLink />
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <FixedRail />
        <Page>{children}</Page>
      </Box>
      <BottomBar />
      {!session.user?.readsOnly && <SignInAgain />}
    </Guard>
  );
}

function FixedRail() {
  return (
    <Box
      sx={{
        ...offPaper,
        display: { xs: 'none', md: 'block' },
        flex: 'none',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Rail />
    </Box>
  );
}

function Page({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <TopBar onMenu={() => setMenuOpen(true)} />
      <SupportBar />
      <SampleBar />
      <ProofBar />
      <SubscriptionBar />
      <Drawer open={isMenuOpen} onClose={close} sx={{ display: { md: 'none' } }}>
        <Rail onGo={close} />
      </Drawer>
      <Siblings />
      <Box component="main" id="main-content" tabIndex={-1} sx={content}>
        <LatestChange />
        <PageBoundary>
          <Suspense fallback={<Coming />}>{children}</Suspense>
        </PageBoundary>
      </Box>
    </Box>
  );
}

function SkipLink() {
  const translate = useTranslate();
  return (
    <Box component="a" href="#main-content" sx={skip}>
      {translate('ts.frame.skip')}
    </Box>
  );
}

const content = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: frame.content + 48,
  px: { xs: 2, md: 3 },
  pt: { xs: 2, md: 3 },
  pb: { xs: `calc(${frame.bottomBar + 32}px + env(safe-area-inset-bottom))`, md: 6 },
  outline: 'none',
};

const skip = {
  ...offPaper,
  position: 'fixed',
  zIndex: 'tooltip',
  top: 8,
  left: 8,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
};
