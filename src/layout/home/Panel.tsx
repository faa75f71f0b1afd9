import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { radius } from '../../theme/tokens.ts';
import { reaching } from '../../theme/touch.ts';

type Props = {
  title: string;
  aside?: ReactNode;
  link?: { to: string; text: string };
  /** What can be done with it, at the end of its title's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A leaf of the ledger: title, its rule, what is written, and where there is more. */
export function Panel({ title, aside, link, action, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={leaf}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          gap: 1,
          px: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, minWidth: 0 }}>
          <Typography variant="h2" id={id} sx={{ fontSize: 16 }}>
            {title}
          </Typography>
          {aside}
        </Box>
        {link && (
          <MuiLink
            component={Link}
            to={link.to}
            variant="body2"
            sx={{ ...reaching(20), ml: 'auto', whiteSpace: 'nowrap' }}
          >
            {link.text}
          </MuiLink>
        )}
        {action && <Box sx={{ ml: link ? 0 : 'auto', alignSelf: 'center' }}>{action}</Box>}
      </Box>
      {children}
    </Box>
  );
}

/** Says what went wrong in the place where the answer would have been. */
export function PanelFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
        {translate(message, { _: message })}
      </Typography>
      <Button size="small" variant="outlined" onClick={onRetry}>
        {translate('ts.error.retry')}
      </Button>
    </Box>
  );
}

const leaf = {
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius}px`,
  bgcolor: 'background.paper',
  minWidth: 0,
  overflow: 'hidden',
};
