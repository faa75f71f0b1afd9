import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';
import { Notice } from '../kit/list/EmptyList.tsx';
import { SearchBox } from '../kit/list/SearchField.tsx';
import { rows } from '../shops/rows.ts';
import { NoteChip } from '../shops/StatusChip.tsx';
import { Waiting } from '../shops/Waiting.tsx';
import { findPeople, type PlatformPerson } from './platformCalls.ts';
import { platformCatalogue } from './catalogue.ts';
import { PlatformPermissions } from './PlatformPermissions.tsx';
import { useNames } from './useNames.ts';
import { queryKeys } from '../../queryKeys.ts';

/** Whoever may do anything beyond a shop, and whom one looks for to give it to. */
export function PlatformPeople() {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const [chosen, setChosen] = useState<PlatformPerson | null>(null);
  const { data, error } = useQuery({
    queryKey: queryKeys.platformPeopleFound(query),
    queryFn: ({ signal }) => findPeople(query, signal),
    placeholderData: before => before,
  });
  if (error && !data) return <LoadTrouble error={error} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 960 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('permission.platform.help')}
      </Typography>
      <SearchBox typed={typed} onType={setTyped} />
      {!data && <Waiting lines={3} />}
      {data?.length === 0 && <Notice>{translate('permission.platform.none')}</Notice>}
      {data && data.length > 0 && (
        <Box component="ul" sx={rows.list} aria-label={translate('permission.platform.title')}>
          {data.map(person => (
            <PersonLine key={person.id} person={person} onOpen={() => setChosen(person)} />
          ))}
        </Box>
      )}
      {chosen && <PlatformPermissions person={chosen} onClose={() => setChosen(null)} />}
    </Box>
  );
}

function PersonLine({ person, onOpen }: { person: PlatformPerson; onOpen: () => void }) {
  const translate = useTranslate();
  const { name, email, tenant, isActive, permissions } = person;
  const held = useHeld(permissions);
  return (
    <Box component="li" sx={{ ...rows.item, display: 'block', px: 2, py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Link component="button" color="inherit" onClick={onOpen} sx={{ fontWeight: 600, textAlign: 'left' }}>
          {name}
        </Link>
        {!isActive && <NoteChip text="permission.platform.disabled" colour="error.main" />}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[email, tenant?.name].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ typography: 'body2' }}>{held || translate('permission.platform.nothing')}</Box>
    </Box>
  );
}

/** By area: `Shops: see, add · Downloads: add`. */
function useHeld(permissions: readonly string[]): string {
  const { area, verb } = useNames();
  return Object.values(platformCatalogue.groups)
    .flat()
    .map(name => ({ name, verbs: platformCatalogue.verbsOf(name).filter(it => permissions.includes(`${name}/${it}`)) }))
    .filter(({ verbs }) => verbs.length > 0)
    .map(({ name, verbs }) => `${area(name)}: ${verbs.map(it => verb(it).toLocaleLowerCase()).join(', ')}`)
    .join(' · ');
}
