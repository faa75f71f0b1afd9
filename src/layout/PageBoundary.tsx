import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { logError } from '../log.ts';

/** A page that throws takes down itself and not the frame, and the next page starts with a clean slate. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={pageOf(useLocation().pathname)}>{children}</Boundary>;
}

/** The tabs of a record are one page: what was typed in one waits while another is looked at. So are the months of a calendar. */
const pageOf = (pathname: string) =>
  pathname.replace(/(\/[0-9a-f-]{36}(?:\/show)?)\/(?!show$)[^/]+$/, '$1').replace(/(\/calendar)\/\w+\/[\d-]+$/, '$1');

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    logError('A page stopped working', error);
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

export function Broken() {
  const translate = useTranslate();
  return (
    <div role="alert">
      <Typography variant="h2" gutterBottom>
        {translate('ts.frame.broken')}
      </Typography>
      <Typography sx={{ maxWidth: 560, mb: 2 }}>{translate('ts.frame.brokenHint')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('ts.frame.reload')}
      </Button>
    </div>
  );
}
