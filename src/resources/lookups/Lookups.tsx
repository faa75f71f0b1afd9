import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { useTabTitle } from '../../layout/tabTitle.ts';
import { wordsOf } from '../kit/wordsOf.ts';
import { Categories } from './Categories.tsx';
import { InPlace } from './InPlace.tsx';
import { accessOf, lookupPath, lookups } from './lookups.ts';

/** All look-ups of the shop, each for whoever may see it, changed where it stands. */
export function Lookups() {
  const translate = useTranslate();
  const can = useCan();
  const id = useId();
  const shown = lookups.filter(entity => accessOf(entity).some(can));
  const asked = useParams()['*'] ?? '';
  const open = shown.find(({ resource }) => resource === asked);
  useTabTitle(open && `${labelOf(open, translate)} · ${translate('lookups.title')}`);
  if (!open) return <Navigate to={lookupPath(shown[0]!)} replace />;
  return (
    <>
      <Tabs
        value={open.resource}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('lookups.tabs')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(entity => (
          <Tab
            key={entity.resource}
            value={entity.resource}
            label={labelOf(entity, translate)}
            component={Link}
            to={lookupPath(entity)}
            id={`${id}${entity.resource}`}
            aria-controls={id}
          />
        ))}
      </Tabs>
      <Box id={id} role="tabpanel" aria-labelledby={`${id}${open.resource}`} sx={{ maxWidth: 800 }}>
        <Lookup key={open.resource} entity={open} />
      </Box>
    </>
  );
}

function Lookup({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const can = useCan();
  if (entity.tree && can(entity.tree.permissions.list)) return <Categories />;
  return (
    <>
      <InPlace entity={entity} />
      {entity.name === 'currencyUnits' && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('lookups.currency_help')}
        </Typography>
      )}
    </>
  );
}

const labelOf = (entity: AnyEntity, translate: ReturnType<typeof useTranslate>) =>
  entity.tree ? translate('lookups.categories') : wordsOf(entity, translate).many;
