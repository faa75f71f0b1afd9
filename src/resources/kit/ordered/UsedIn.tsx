import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '../../../authProvider/useSession.ts';
import { allEntities } from '../../../entityOf.ts';
import { useEntity } from '../useEntity.ts';
import { wordsOf } from '../wordsOf.ts';

/** The lists of what refers to the record: what is in use is not deleted, and there it is changed. */
export function UsedIn({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const { name } = useEntity();
  const can = useCan();
  const uses = allEntities.flatMap(user => {
    const field = Object.values(user.info).find(({ kind, target }) => kind === 'ref' && target === name);
    const isSeen = user.route && user.permissions.list && can(user.permissions.list) && !user.isOverShops && !user.view;
    return field && isSeen && user.name !== name ? [{ user, field }] : [];
  });
  if (uses.length === 0) return null;
  return (
    <Box
      sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2', color: 'text.secondary' }}
    >
      {translate('lookups.used_in')}
      {uses.map(({ user, field }) => {
        const search = new URLSearchParams({ filter: JSON.stringify({ [field.name]: record.id }) }).toString();
        return (
          <MuiLink key={user.name} component={Link} to={{ pathname: `/${user.route}`, search }}>
            {wordsOf(user, translate).many}
          </MuiLink>
        );
      })}
    </Box>
  );
}
