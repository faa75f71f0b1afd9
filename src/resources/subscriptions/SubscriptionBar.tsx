import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { planTitle } from '../../../schema/rules/plans.ts';
import { formatDate } from '../../format.ts';
import { noticeBar } from '../../theme/noticeBar.ts';
import { reaching } from '../../theme/touch.ts';
import { useHeldPlans } from './useHeldPlans.ts';

/** Over every page of a shop whose plan is over or about to be: what that means, so that nobody finds out at the counter. */
export function SubscriptionBar() {
  const translate = useTranslate();
  const { data = [] } = useHeldPlans();
  const over = data.filter(({ state }) => state !== 'active' && state !== 'trial');
  return over.map(each => (
    <Box key={each.app} role="status" sx={noticeBar}>
      <EventBusyOutlined sx={{ fontSize: 20, color: 'warning.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {translate(each.state === 'grace' ? 'subscriptions.bar.grace' : `subscriptions.bar.${each.app}`, {
          plan: planTitle(each),
          day: formatDate(each.endsOn),
          until: formatDate(each.graceUntil),
        })}{' '}
        <MuiLink component={Link} to="/subscriptions" sx={reaching(20)}>
          {translate('subscriptions.bar.see')}
        </MuiLink>
      </Box>
    </Box>
  ));
}
