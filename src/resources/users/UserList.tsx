import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { users } from '../../../schema/entities/users.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { WhoCan } from './WhoCan.tsx';

/** The people of the shop, seen by person or by permission. */
export function UserList({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const view = params.get('view') === 'who' ? 'who' : 'list';
  return (
    <>
      <Tabs value={view} sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Tab value="list" component={Link} to={`/${users.route}`} label={translate('tenancy.person.list')} />
        <Tab value="who" component={Link} to={`/${users.route}?view=who`} label={translate('permission.who.title')} />
      </Tabs>
      <Box>{view === 'who' ? <WhoCan /> : <EntityList>{children}</EntityList>}</Box>
    </>
  );
}
