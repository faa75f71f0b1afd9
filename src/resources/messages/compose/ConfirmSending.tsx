import { useTranslate } from 'react-admin';
import { Question } from '../../../forms/Question.tsx';
import { formatCount, formatDateTime, formatMoney } from '../../../format.ts';
import { useChosen } from './useDraft.ts';
import { useEstimate } from './useEstimate.ts';
import type { Asked } from './useSending.ts';
import { useDeparture } from './useDeparture.ts';

/** Before money is spent and phones ring: to how many, for how much, when. By hand, since these are reckoned from the draft. */
export function ConfirmSending({ draft, answer, isSending }: Asked & { isSending: boolean }) {
  const translate = useTranslate();
  const words = (key: string, values?: object) => translate(`messenger.send.${key}`, values);
  const { data } = useEstimate(draft, useChosen(draft.template));
  const { at, isQuiet } = useDeparture(draft);
  const people = data && data.total - data.skipped;
  const when = at ? words(isQuiet ? 'quiet_at' : 'at', { at: formatDateTime(at) }) : words('at_once');
  const cost = data && words('costs', { cost: formatMoney(data.cost, 'paise') });
  return (
    <Question
      title={data ? words('title', { smart_count: people, count: formatCount(people) }) : words('title_unknown')}
      text={[when, cost, words('no_way_back')].filter(Boolean).join(' ')}
      confirm={words(draft.when)}
      color="primary"
      isBusy={isSending}
      onConfirm={() => answer(true)}
      onClose={() => !isSending && answer(false)}
    />
  );
}
