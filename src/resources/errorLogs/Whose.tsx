import Box from '@mui/material/Box';
import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin';
import { tenants } from '../../../schema/entities/tenants.ts';
import { users } from '../../../schema/entities/users.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { personOf } from '../../../schema/kit/overShops.ts';
import { none } from '../../format.ts';
import type { CellProps } from '../kit/columns/cell.ts';
import { MetPersonCell } from '../kit/columns/MetPersonCell.tsx';
import { useMay } from '../kit/useMay.ts';

type Id = Pick<CellProps, 'value'>;
type NamedProps = { id: string | null; resource: string; known?: string };

/** To whom it happened. */
export function Person(props: CellProps) {
  const { value, record, info } = props;
  const { user } = useSession();
  if (record[personOf(info.name)]) return <MetPersonCell {...props} />;
  return (
    <Named id={value as string | null} resource={users.resource} known={value === user?.id ? user?.name : undefined} />
  );
}

/** In whose business; most people know but their own. */
export function Business({ value }: Id) {
  const translate = useTranslate();
  const { user } = useSession();
  const own = translate('resources.errorlogs.own_business');
  return (
    <Named id={value as string | null} resource={tenants.resource} known={value === user?.tenantId ? own : undefined} />
  );
}

/** The name, where the reader may know it, before the id that the server's log has. */
function Named({ id, resource, known }: NamedProps) {
  const maySee = useMay(resource, 'list') && !known && id !== null;
  const { data } = useGetManyAggregate<RaRecord>(resource, { ids: id ? [id] : [] }, { enabled: maySee });
  const name = known ?? (data?.[0]?.['name'] as string | undefined);
  if (!id) return none;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {name && <span>{name} </span>}
      <Box component="span" sx={name ? { typography: 'body2', color: 'text.secondary' } : undefined}>
        {id}
      </Box>
    </Box>
  );
}
