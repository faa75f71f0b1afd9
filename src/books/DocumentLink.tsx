import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { allEntities } from '../entityOf.ts';
import { reaching } from '../theme/touch.ts';

type Props = { entity: string | null; recordId: string | null; number: string | null; reversesId: string | null };

/** The document that an entry belongs to, by its number. */
export function DocumentLink({ entity, recordId, number, reversesId }: Props) {
  const translate = useTranslate();
  const { route, resource } = allEntities.find(({ name }) => name === entity) ?? {};
  const text =
    number ?? (resource ? translate(`resources.${resource}.name`, { smart_count: 1 }) : translate('books.entry'));
  const said = reversesId ? translate('books.reversalOf', { what: text }) : text;
  if (!route || !recordId) return said;
  return (
    <MuiLink component={Link} to={`/${route}/${recordId}`} sx={reaching(20)}>
      {said}
    </MuiLink>
  );
}
