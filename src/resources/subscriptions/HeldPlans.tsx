import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { invoiceSubscriptions } from '../../../schema/entities/invoiceSubscriptions.ts';
import { can } from '../../../schema/permissions.ts';
import type { ShownHeldPlan } from '../../../schema/rules/heldPlans.ts';
import { planTitle } from '../../../schema/rules/plans.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { formatCount, formatDate } from '../../format.ts';
import { columnOf } from '../kit/columns/columns.tsx';
import { OrderPlan } from './OrderPlan.tsx';
import { useHeldPlans } from './useHeldPlans.ts';

/** What the shop holds, to be read: until when, and what is left of people and messages. */
export function HeldPlans() {
  const translate = useTranslate();
  const { data, error } = useHeldPlans();
  return (
    <Arriving error={error}>
      {data && (
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 720, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.length === 0 && (
            <>
              <Typography>{translate('subscriptions.none')}</Typography>
              <Order held={null} label="subscriptions.plans" />
            </>
          )}
          {data.map(each => (
            <Held key={each.app} plan={each} />
          ))}
          <Typography variant="body2" color="text.secondary">
            {translate('subscriptions.ask')}
          </Typography>
        </Box>
      )}
    </Arriving>
  );
}

function Held({ plan }: { plan: ShownHeldPlan }) {
  const translate = useTranslate();
  const { state, startsOn, endsOn, graceUntil, people, peopleNow, messages, messagesSent, phoneHelp } = plan;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={planTitle(plan)}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h6" component="h2">
          {planTitle(plan)}
        </Typography>
        <State plan={plan} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate('subscriptions.span', { from: formatDate(startsOn), until: formatDate(endsOn) })}
        {state === 'grace' && ` · ${translate('subscriptions.graceUntil', { day: formatDate(graceUntil) })}`}
        {phoneHelp && ` · ${translate('subscriptions.phoneHelp')}`}
      </Typography>
      <Use label="people" used={peopleNow} most={people} />
      {messages !== null && <Use label="messages" used={messagesSent} most={messages} />}
      <Order held={plan} label="subscriptions.renew" />
    </Paper>
  );
}

/** For whoever looks after the people of the shop. */
function Order({ held, label }: { held: ShownHeldPlan | null; label: string }) {
  const translate = useTranslate();
  const may = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!may(can.UserEdit)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {translate(label)}
      </Button>
      {isOpen && <OrderPlan held={held} onClose={() => setOpen(false)} />}
    </>
  );
}

function State({ plan }: { plan: ShownHeldPlan }) {
  const { Show, info } = columnOf(invoiceSubscriptions, 'state');
  return (
    <ResourceContextProvider value={invoiceSubscriptions.resource}>
      <Show value={plan.state} info={info} record={{ id: plan.app, ...plan }} />
    </ResourceContextProvider>
  );
}

function Use({ label, used, most }: { label: 'people' | 'messages'; used: number; most: number }) {
  const translate = useTranslate();
  const left = Math.max(0, most - used);
  const said = translate(`subscriptions.use.${label}`, { used: formatCount(used), most: formatCount(most) });
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, typography: 'body2' }}
      >
        <span>{said}</span>
        <Box component="span" sx={{ color: left ? 'text.secondary' : 'warning.main' }}>
          {translate('subscriptions.left', { left: formatCount(left) })}
        </Box>
      </Box>
      <LinearProgress
        // It measures: nothing is under way.
        role="meter"
        variant="determinate"
        color={left ? 'primary' : 'warning'}
        value={(100 * Math.min(used, most)) / most}
        aria-label={said}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  );
}
