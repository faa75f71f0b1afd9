import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { users } from '../../../schema/entities/users.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';
import { NoteChip } from '../shops/StatusChip.tsx';
import { useNames } from '../users/useNames.ts';
import { peopleOf, type TenantPerson } from './calls.ts';
import { SideList } from './SideList.tsx';
import { queryKeys } from '../../queryKeys.ts';

/** The people of a business, wherever they work in it. */
export function TenantPeople() {
  const translate = useTranslate();
  const { id } = useRecordContext<RaRecord<string>>()!;
  const { data } = useQuery({ queryKey: queryKeys.peopleOfTenant(id), queryFn: ({ signal }) => peopleOf(id, signal) });
  return (
    <SideList
      title={translate('tenancy.tenant.people')}
      items={data}
      empty={translate('tenancy.tenant.no_people')}
      render={person => <Person person={person} />}
    />
  );
}

function Person({ person }: { person: TenantPerson }) {
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
      <ActionButton entity={users} name="disable" record={person} size="small" />
      <ActionButton entity={users} name="enable" record={person} size="small" />
    </>
  );
}
