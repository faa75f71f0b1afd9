import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { License } from '../../../schema/entities/licenses.ts';
import { lastDayOf } from '../../../schema/rules/licenses.ts';
import { formatDate } from '../../format.ts';
import { Panel } from '../../layout/home/Panel.tsx';
import { useCopy } from '../kit/useCopy.ts';
import { useHeldPlans } from '../subscriptions/useHeldPlans.ts';

/** The key, to be typed or copied into the app, and until when it works. */
export function LicenseKey({ license }: { license: License }) {
  const translate = useTranslate();
  const copy = useCopy('licenses.copied');
  const key = license.key ?? '';
  return (
    <Panel title={translate('resources.licenses.fields.key')}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, justifyItems: 'start' }}>
        <Typography
          component="output"
          sx={{
            fontFamily: 'monospace',
            fontSize: 16,
            letterSpacing: '0.02em',
            userSelect: 'all',
            overflowWrap: 'anywhere',
          }}
        >
          {key}
        </Typography>
        <Button variant="outlined" size="small" startIcon={<CopyIcon />} onClick={() => void copy(key)}>
          {translate('licenses.copy')}
        </Button>
        {license.state !== 'ended' && <Until license={license} />}
      </Box>
    </Panel>
  );
}

function Until({ license }: { license: License }) {
  const translate = useTranslate();
  const { data } = useHeldPlans();
  if (!data) return null;
  const last = lastDayOf(
    license,
    data.find(({ app }) => app === license.app),
  );
  return (
    <Typography variant="body2" color="text.secondary">
      {last === null ? translate('licenses.noEnd') : translate('licenses.until', { day: formatDate(last) })}
    </Typography>
  );
}
