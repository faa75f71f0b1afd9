import DialogContent from '@mui/material/DialogContent';
import Divider from '@mui/material/Divider';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { formatMoney } from '../../format.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { Waiting } from '../shops/Waiting.tsx';
import { Failure } from '../../forms/PlainForm.tsx';
import { messageOf } from '../../dataProvider/errors.ts';
import { InlineAction } from '../kit/actions/InlineAction.tsx';
import { getAccount, type ChatAccount } from './calls.ts';
import { Credits } from './Credits.tsx';
import { Section } from './Section.tsx';
import { queryKeys } from '../../queryKeys.ts';

type Props = { shop: { id: string; name: string }; onClose: () => void };

/** What the shop has at WhatsApp, read by hand, and the forms of both actions. The number first: money is of no use without one. */
export function SetupDialog({ shop, onClose }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const words = (key: string, args?: object) => translate(`messaging.setup.${key}`, args);
  const readAnew = () => client.invalidateQueries({ queryKey: queryKeys.chat(shop.id) });
  const { data, error, isPending } = useQuery({
    queryKey: queryKeys.chatAccount(shop.id),
    queryFn: ({ signal }) => getAccount(shop.id, { signal }),
    gcTime: 0,
  });
  return (
    <TitledDialog title={words('title', { name: shop.name })} width={560} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        {error && <Failure message={messageOf(error)} />}
        {isPending && <Waiting />}
        {data !== undefined && (
          <>
            <Section title={words('account')}>{words('account_help')}</Section>
            <InlineAction name="setChatAccount" record={shop} initial={accountOf(data)} onDone={readAnew} />
            <Divider />
            <Section title={words('credit')}>
              {data ? words('balance', { balance: formatMoney(data.balance, 'paise') }) : words('no_number')}
            </Section>
            <InlineAction name="addChatCredit" record={shop} onDone={readAnew} />
            <Credits shopId={shop.id} />
          </>
        )}
      </DialogContent>
    </TitledDialog>
  );
}

/** The shop's own fields are no part of it. */
const accountOf = (account: ChatAccount | null) =>
  account
    ? Object.fromEntries(
        Object.keys(shops.actions!.setChatAccount.input).map(name => [name, account[name as keyof ChatAccount]]),
      )
    : undefined;
