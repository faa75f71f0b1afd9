import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { tenants } from '../../../schema/entities/tenants.ts';
import { put } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { Question } from '../../forms/Question.tsx';
import { useAction } from '../../forms/useAction.ts';
import { StatusChip, type Status } from '../shops/StatusChip.tsx';

type Tenant = RaRecord<string> & { name: string; status: Status };

/** Whether the business's people are let in, and the way to change that. */
export function TenantStatus() {
  const translate = useTranslate();
  const tenant = useRecordContext<Tenant>()!;
  const { name, status } = tenant;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, change } = useStatus(tenant, () => setAsking(false));
  const isOut = status === 'Suspended';
  const verb = isOut ? 'reactivate' : 'suspend';
  const words = (key: string) => translate(`tenancy.tenant.${key}`, { name });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <StatusChip status={status} />
      <Box sx={{ flex: 1, typography: 'body2', color: 'text.secondary' }}>{isOut && words('suspended_note')}</Box>
      <Button size="small" color={isOut ? 'primary' : 'error'} variant="outlined" onClick={() => setAsking(true)}>
        {words(verb)}
      </Button>
      {isAsking && (
        <Question
          title={words(`${verb}_title`)}
          text={words(`${verb}_text`)}
          confirm={words(verb)}
          color={isOut ? 'primary' : 'error'}
          isBusy={isBusy}
          onConfirm={() => change(isOut ? 'Active' : 'Suspended')}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

/** A call of its own, so that nothing typed beside it is saved along. */
function useStatus({ id, name, version }: Tenant, onDone: () => void) {
  const { isBusy, run } = useAction([[tenants.resource], ['tenants', id]], onDone);
  const change = (status: 'Active' | 'Suspended') =>
    run(() => put(`${pathOf(tenants.resource)}/${id}`, { status, version: version as number }), {
      done: `tenancy.tenant.${status === 'Active' ? 'reactivated' : 'suspended'}`,
      args: { name },
    });
  return { isBusy, change };
}
