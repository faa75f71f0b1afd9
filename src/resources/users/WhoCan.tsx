import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { users, type User } from '../../../schema/entities/users.ts';
import { useMay } from '../kit/useMay.ts';
import { rows } from '../shops/rows.ts';
import { Waiting } from '../shops/Waiting.tsx';
import { permissionOf, shopCatalogue } from './catalogue.ts';
import { useNames } from './useNames.ts';

type Choice = { permission: string; group: string };

const choices: Choice[] = Object.entries(shopCatalogue.groups).flatMap(([group, areas]) =>
  areas.flatMap(area => shopCatalogue.verbsOf(area).map(verb => ({ permission: permissionOf(area, verb), group }))),
);

/** Choose a permission and see who holds it. The address keeps the choice. */
export function WhoCan() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const chosen = choices.find(({ permission }) => permission === params.get('permission')) ?? null;
  const nameOf = ({ permission }: Choice) => translate(`resources.users.values.permissions.${permission}`);
  const choose = (choice: Choice | null) =>
    setParams({ view: 'who', ...(choice && { permission: choice.permission }) }, { replace: true });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <Typography color="text.secondary">{translate('permission.who.help')}</Typography>
      <Autocomplete
        options={choices}
        value={chosen}
        onChange={(_, choice) => choose(choice)}
        groupBy={({ group }) => translate(`permission.group.${group}`)}
        getOptionLabel={nameOf}
        getOptionKey={({ permission }) => permission}
        renderInput={props => <TextField {...props} label={translate('permission.who.field')} />}
      />
      {chosen && <Holders permission={chosen.permission} />}
    </Box>
  );
}

/** The people's records carry what they may do, so all of them are looked through at once. */
function Holders({ permission }: { permission: string }) {
  const translate = useTranslate();
  const { data } = useGetList<User>(users.resource, {
    pagination: { page: 1, perPage: 0 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  if (!data) return <Waiting />;
  const holders = data.filter(({ permissions }) => permissions?.some(name => name === permission));
  return (
    <section aria-live="polite">
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {holders.length
          ? translate('permission.who.people', { smart_count: holders.length })
          : translate('permission.who.nobody')}
      </Typography>
      {holders.length > 0 && (
        <Box component="ul" sx={rows.list}>
          {holders.map(person => (
            <Holder key={person.id} person={person} />
          ))}
        </Box>
      )}
    </section>
  );
}

function Holder({ person: { id, name, role, isActive } }: { person: User }) {
  const translate = useTranslate();
  const names = useNames();
  const way = useMay(users.resource, 'edit') ? '' : '/show';
  return (
    <Box component="li" sx={{ ...rows.item, flexWrap: 'wrap', columnGap: 2, px: 2, py: 1.25 }}>
      <Link component={LinkBase} to={`/${users.route}/${id}${way}`} color="inherit" sx={{ flex: 1, fontWeight: 600 }}>
        {name}
      </Link>
      <Box sx={{ color: 'text.secondary' }}>
        {[names.role(role), !isActive && translate('permission.who.not_in')].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
