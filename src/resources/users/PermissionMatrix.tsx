import UnfoldIcon from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useSession.ts';
import { columnOf, type Verb } from '../../../schema/permissionVerbs.ts';
import { bundleOf, shopCatalogue, type Catalogue } from './catalogue.ts';
import { PermissionPill } from './PermissionPill.tsx';
import { useNames } from './useNames.ts';

type Props = {
  held: readonly string[];
  onChange: (held: string[]) => void;
  /** Of which the person departs; without one nothing is a departure. */
  role?: string | null;
  catalogue?: Catalogue;
};
type Inner = Props & { catalogue: Catalogue };

/** What the pills are measured by. */
const bundleIn = ({ role, held }: Props) => (role === undefined ? held : bundleOf(role));

/** Every permission of the catalogue, that of a shop unless told: areas down, verbs across. */
export function PermissionMatrix({ catalogue = shopCatalogue, ...props }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 0, sm: 2 } }}>
      {Object.keys(catalogue.groups).map(name => (
        <GroupPart key={name} name={name} catalogue={catalogue} {...props} />
      ))}
    </Box>
  );
}

/** Folded away on a phone, where it says how much is held. */
function GroupPart({ name, ...props }: Inner & { name: string }) {
  const { groups, verbsOf } = props.catalogue;
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const areas = groups[name]!;
  const all = areas.flatMap(area => verbsOf(area).map(verb => `${area}/${verb}`));
  const bundle = bundleIn(props);
  const count = all.filter(permission => props.held.includes(permission)).length;
  const departs = all.some(permission => props.held.includes(permission) !== bundle.includes(permission));
  return (
    <Box component="details" open={!isPhone} sx={fold}>
      <Box component="summary">
        <UnfoldIcon aria-hidden />
        <Typography component="h3" variant="subtitle2" sx={{ display: 'inline', mr: 1 }}>
          {translate(`permission.group.${name}`)}
        </Typography>
        <Box component="span" sx={{ color: departs ? 'gold.main' : 'text.secondary' }}>
          {translate('permission.held', { count, all: all.length })}
        </Box>
      </Box>
      {areas.map(area => (
        <AreaRow key={area} area={area} {...props} />
      ))}
    </Box>
  );
}

function AreaRow({ area, ...props }: Inner & { area: string }) {
  const { held, onChange, catalogue } = props;
  const names = useNames();
  const may = useCan();
  const bundle = bundleIn(props);
  const label = names.area(area);
  const verbs = catalogue.verbsOf(area);
  const isFirst = (verb: Verb) => verbs.find(other => columnOf(other) === columnOf(verb)) === verb;
  const [first, rest] = [verbs.filter(isFirst), verbs.filter(verb => !isFirst(verb))];
  const pill = (verb: Verb) => {
    const permission = `${area}/${verb}`;
    const others = held.filter(name => name !== permission);
    return (
      <PermissionPill
        key={verb}
        label={names.verb(verb)}
        column={columnOf(verb)}
        isHeld={held.includes(permission)}
        isOfRole={bundle.includes(permission)}
        isMine={may(permission)}
        onChange={isHeld => onChange(isHeld ? [...others, permission] : others)}
      />
    );
  };
  return (
    <Box role="group" aria-label={label} sx={row}>
      <Box aria-hidden>{label}</Box>
      <Box sx={pills}>
        {first.map(pill)}
        {rest.length > 0 && <Box sx={below}>{rest.map(pill)}</Box>}
      </Box>
    </Box>
  );
}

const fold = {
  borderTop: 1,
  borderColor: 'divider',
  borderTopWidth: { sm: 0 },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    typography: 'body2',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { fontSize: 20, ml: -0.5, mr: 0.5, color: 'text.secondary', transition: 'transform 120ms' },
  },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
};
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 420px' },
  alignItems: 'center',
  gap: { xs: 0.75, sm: 2 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
const pills = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: { xs: 0.5, sm: 0.75 },
};
/** Verbs whose column is taken. Their names are longer than a column. */
const below = {
  display: { xs: 'contents', sm: 'flex' },
  gridColumn: '1 / -1',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 0.75,
};
