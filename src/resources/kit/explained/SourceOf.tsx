import Link from '@mui/material/Link';
import { useCreatePath, useGetManyAggregate, useResourceDefinition, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../../format.ts';
import { entityOf } from '../../../entityOf.ts';
import { titleOf } from '../titleOf.ts';
import { useMay } from '../useMay.ts';

/** The dated row that said so, for whoever may see it. */
export function SourceOf({ entity: name, id }: { entity: string; id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const entity = entityOf(name)!;
  const { resource, info } = entity;
  const { hasEdit, hasShow } = useResourceDefinition({ resource });
  const maySee = useMay(resource, 'list');
  const { data = [] } = useGetManyAggregate(resource, { ids: [id] }, { enabled: maySee });
  const row = data.find(each => each?.id === id) as Record<string, unknown> | undefined;
  if (!row) return null;
  const { since } = entity.dated!;
  // What is never changed and read in its list has no page of its own.
  const type = hasEdit ? 'edit' : hasShow ? 'show' : 'list';
  const read = info[since]!.kind === 'timestamp' ? formatDateTime : formatDate;
  return (
    <Link component={RouterLink} to={createPath({ resource, type, id })} variant="body2" sx={{ display: 'block' }}>
      {translate(`explained.source.${name}`, {
        title: titleOf(entity, row),
        since: read(row[since] as string),
      })}
    </Link>
  );
}
