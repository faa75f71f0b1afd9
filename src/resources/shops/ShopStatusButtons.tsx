import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { Question } from '../../forms/Question.tsx';
import { useAction } from '../../forms/useAction.ts';
import { setStatus } from './calls.ts';
import type { Status } from './StatusChip.tsx';

type Props = { shop: { id: string; name: string; status: Status } };

const told = { Approved: 'tenancy.shops.approved', Suspended: 'tenancy.shops.suspended_toast' } as const;

/** Lets a shop appear in public, or closes it, which wants a second thought. */
export function ShopStatusButtons({ shop: { id, name, status } }: Props) {
  const translate = useTranslate();
  const words = (key: string) => translate(`tenancy.shops.${key}`, { name });
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction([[shops.resource]], () => setAsking(false));
  const change = (to: keyof typeof told) => run(() => setStatus(id, to), { done: told[to], args: { name } });
  return (
    <>
      {status !== 'Approved' && (
        <Button size="small" variant="outlined" loading={isBusy} onClick={() => change('Approved')}>
          {words('approve')}
        </Button>
      )}
      {status !== 'Suspended' && (
        <Button size="small" color="inherit" onClick={() => setAsking(true)}>
          {words('suspend')}
        </Button>
      )}
      {isAsking && (
        <Question
          title={words('suspend_title')}
          text={words('suspend_text')}
          confirm={words('suspend')}
          isBusy={isBusy}
          onConfirm={() => change('Suspended')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
