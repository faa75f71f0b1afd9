import { RadioButtonGroupInput, useTranslate } from 'react-admin';
import { unreadOf } from '../../../schema/rules/messageStates.ts';
import { formatCount, formatMoney } from '../../format.ts';
import { useCommon, type KindInputProps } from '../kit/inputs/kindInput.ts';
import { useOptions } from '../kit/inputs/options.ts';
import { useMessage } from './useMessage.ts';
import { useTerms } from './useTerms.ts';

/** By hand, since it counts: how many each choice reaches, and what that costs. Whom nobody is meant by cannot be chosen. */
export function RetryTo(props: KindInputProps) {
  const translate = useTranslate();
  const { message } = useMessage();
  const price = useTerms()?.prices?.[message?.category?.toUpperCase() ?? ''];
  const help = price && translate('messenger.retry.price', { price: formatMoney(price, 'paise') });
  const common = useCommon({ ...props, help });
  const counts: Record<string, number> = message ? { failed: message.failed!, unread: unreadOf(message) } : {};
  const choices = useOptions(props.info).map(({ id, name }) => ({
    id,
    name: `${name}: ${formatCount(counts[id])}`,
    disabled: counts[id] === 0,
  }));
  return <RadioButtonGroupInput {...common} choices={choices} translateChoice={false} />;
}
