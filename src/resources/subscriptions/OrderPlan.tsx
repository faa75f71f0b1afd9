import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { company } from '../../../schema/company.ts';
import type { ShownHeldPlan } from '../../../schema/rules/heldPlans.ts';
import { billFor, linesAmong, type PublicOrder } from '../../../schema/rules/orders.ts';
import {
  durationsOf,
  planOf,
  plansOf,
  planTitle,
  priceOf,
  usualOf,
  type PlanDuration,
  type ShownPlan,
} from '../../../schema/rules/plans.ts';
import { isRunning } from '../../../schema/rules/subscriptionFields.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { get, post } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { formatCount, formatDate, formatMoney, formatNumber } from '../../format.ts';
import { wording } from '../../i18n/wording.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { visit } from '../../public/leave.ts';
import { way } from '../../public/way.ts';
import { queryKeys } from '../../queryKeys.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { Choices } from './Choices.tsx';

/** `held`: what goes on by it, or changes. Null: the shop holds nothing yet, and both apps are offered. */
type Props = { held: ShownHeldPlan | null; onClose: () => void };

/** A plan for this shop: which, for how long, and what it comes to. Nothing is typed, since the shop and its person are known. */
export function OrderPlan({ held, onClose }: Props) {
  const translate = useTranslate();
  const { shopId } = useSession();
  const { data, error } = useQuery({
    queryKey: queryKeys.offeredPlans(shopId),
    queryFn: ({ signal }) => get<ShownPlan[]>(shopPath('plans'), { signal }),
  });
  const plans = data && (held ? plansOf(data, held.app) : data);
  return (
    <TitledDialog title={translate('subscriptions.order.title')} width={520} onClose={onClose}>
      <Arriving error={error}>{plans && <Offer plans={plans} held={held} onClose={onClose} />}</Arriving>
    </TitledDialog>
  );
}

function Offer({ plans, held, onClose }: Props & { plans: readonly ShownPlan[] }) {
  const translate = useTranslate();
  const { plan, duration, durations, choosePlan, chooseDuration } = useChoice(plans, held);
  const { mutate, isPending } = useOrder();
  if (!plan || !duration)
    return (
      <DialogContent>
        <Typography>{translate('subscriptions.order.none')}</Typography>
      </DialogContent>
    );
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Choices
          label={translate('subscriptions.order.plan')}
          value={plan.id}
          onChoose={choosePlan}
          choices={plans.map(each => ({ id: each.id, name: planTitle(each), hint: allowedBy(each, translate) }))}
        />
        <Choices
          isRow
          label={translate('subscriptions.order.duration')}
          value={String(duration)}
          onChoose={chooseDuration}
          choices={durations.map(days => ({ id: String(days), name: wording().words.orderLine.duration(days) }))}
        />
        <Sum plan={plan} duration={duration} />
        <Alert severity="info">{translate(...whatBecomes(plan, held))}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate({ plan: plan.id, duration })}>
          {translate('subscriptions.order.submit')}
        </Button>
      </DialogActions>
    </>
  );
}

/** What is held, until something else is chosen; a duration that the plan does not have gives way to its usual one. */
function useChoice(plans: readonly ShownPlan[], held: ShownHeldPlan | null) {
  const [chosen, setChosen] = useState<{ plan?: string; duration?: PlanDuration }>({});
  const plan = planOf(plans, chosen.plan ?? held?.plan) ?? plans[0];
  const durations = plan ? durationsOf([plan]) : [];
  const wanted = chosen.duration ?? held?.duration;
  return {
    plan,
    durations,
    duration: durations.find(days => days === wanted) ?? usualOf(durations),
    choosePlan: (id: string) => setChosen(before => ({ ...before, plan: id })),
    chooseDuration: (days: string) => setChosen(before => ({ ...before, duration: Number(days) as PlanDuration })),
  };
}

/** Keeps the order and goes to its page, where it is paid. */
function useOrder() {
  const { actionError } = useErrorHandling();
  return useMutation({
    mutationFn: (input: { plan: string; duration: PlanDuration }) => post<PublicOrder>(shopPath('orders'), input),
    onSuccess: ({ id, receipt }) => visit(way(`/checkout/order?${new URLSearchParams({ id, receipt })}`)),
    onError: error => actionError(error),
  });
}

type Translate = ReturnType<typeof useTranslate>;

const allowedBy = ({ people, messages, phoneHelp }: ShownPlan, translate: Translate): string =>
  [
    translate('subscriptions.order.people', { smart_count: people, people: formatCount(people) }),
    ...(messages === null ? [] : [translate('subscriptions.order.messages', { messages: formatCount(messages) })]),
    ...(phoneHelp ? [translate('subscriptions.phoneHelp')] : []),
  ].join(' · ');

const whatBecomes = (plan: ShownPlan, held: ShownHeldPlan | null): [string, object?] => {
  if (!held || !isRunning(held)) return ['subscriptions.order.begins'];
  if (held.plan === plan.id) return ['subscriptions.order.goesOn', { day: formatDate(held.endsOn) }];
  return ['subscriptions.order.changes', { plan: planTitle(held) }];
};

function Sum({ plan, duration }: { plan: ShownPlan; duration: PlanDuration }) {
  const translate = useTranslate();
  const day = useShopDay();
  const { tax, total, rule } = billFor(
    linesAmong([{ plan: plan.id, duration, quantity: 1 }], [plan]),
    company.stateCode,
    day,
  );
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, '& dd': { m: 0, textAlign: 'end' } }}
    >
      <dt>{translate('subscriptions.order.price')}</dt>
      <dd>{formatMoney(priceOf(plan, duration)!, 'paise')}</dd>
      <dt>{translate('subscriptions.order.gst', { rate: formatNumber(rule.rate) })}</dt>
      <dd>{formatMoney(tax, 'paise')}</dd>
      <Box component="dt" sx={{ fontWeight: 600 }}>
        {translate('subscriptions.order.total')}
      </Box>
      <Box component="dd" sx={{ fontWeight: 600 }}>
        {formatMoney(total, 'paise')}
      </Box>
    </Box>
  );
}
