import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useSession } from '../../authProvider/useSession.ts';
import { Question } from '../../forms/Question.tsx';
import { useAction } from '../../forms/useAction.ts';
import { NoteChip } from '../shops/StatusChip.tsx';
import { useNames } from '../users/useNames.ts';
import { peopleOf, setSignIn, type TenantPerson } from './calls.ts';
import { SideList } from './SideList.tsx';

/** The people of a business, wherever they work in it. */
export function TenantPeople() {
  const translate = useTranslate();
  const { id } = useRecordContext<RaRecord<string>>()!;
  const { data } = useQuery({ queryKey: ['tenants', id, 'people'], queryFn: ({ signal }) => peopleOf(id, signal) });
  return (
    <SideList
      title={translate('tenancy.tenant.people')}
      items={data}
      empty={translate('tenancy.tenant.no_people')}
      render={person => <Person person={person} tenantId={id} />}
    />
  );
}

function Person({ person, tenantId }: { person: TenantPerson; tenantId: string }) {
  const names = useNames();
  const { name, email, isActive, shops } = person;
  const places = shops.map(({ name: shop, role }) => [shop, role && names.role(role)]);
  return (
    <>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          {name}
          {!isActive && <NoteChip text="tenancy.tenant.disabled" colour="error.main" />}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>
        {places.map(place => (
          <Box key={place[0]} sx={{ typography: 'body2', color: 'text.secondary' }}>
            {place.filter(Boolean).join(' · ')}
          </Box>
        ))}
      </Box>
      <SignInSwitch person={person} tenantId={tenantId} />
    </>
  );
}

/** Nobody shuts himself out. */
function SignInSwitch({ person: { id, name, isActive }, tenantId }: { person: TenantPerson; tenantId: string }) {
  const translate = useTranslate();
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction([['tenants', tenantId]], () => setAsking(false));
  const words = (key: string) => translate(`tenancy.tenant.${key}`, { name });
  if (user?.id === id) return null;
  const set = (active: boolean) =>
    run(() => setSignIn(id, active), {
      done: `tenancy.tenant.${active ? 'enabled' : 'disabled'}_toast`,
      args: { name },
    });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        loading={isBusy && !isAsking}
        onClick={() => (isActive ? setAsking(true) : set(true))}
      >
        {words(isActive ? 'disable' : 'enable')}
      </Button>
      {isAsking && (
        <Question
          title={words('disable_title')}
          text={words('disable_text')}
          confirm={words('disable')}
          isBusy={isBusy}
          onConfirm={() => set(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
