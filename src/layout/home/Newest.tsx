import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Contact } from '../../../schema/entities/contacts.ts';
import type { Product } from '../../../schema/entities/products.ts';
import { can, type Permission } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { formatCount, formatMoney, formatPhone } from '../../format.ts';
import { NewestEntry, type Line } from './NewestEntry.tsx';
import { newestOf } from './newestOf.ts';
import { Panel, PanelFailure } from './Panel.tsx';

type Props<T> = { resource: string; words: string; addedBy: Permission; line: (record: T) => Line };

export function NewestProducts() {
  return <Newest resource="products" words="ts.home.products" addedBy={can.ProductAdd} line={lineOfProduct} />;
}

export function NewestContacts() {
  return <Newest resource="contacts" words="ts.home.contacts" addedBy={can.ContactAdd} line={lineOfContact} />;
}

function lineOfProduct({ name, productCode, sellingPrice, images }: Product): Line {
  return {
    first: name,
    second: productCode,
    figure: formatMoney(sellingPrice),
    picture: images?.[0]?.thumbnailUrl ?? null,
  };
}

function lineOfContact({ name, groupName, mobileNo }: Contact): Line {
  return { first: name, second: groupName === '-' ? '' : groupName, figure: formatPhone(mobileNo) };
}

/** The last five that were added, with the number of all of them. */
function Newest<T extends RaRecord>({ resource, words, addedBy, line }: Props<T>) {
  const translate = useTranslate();
  const { data, total, error, refetch } = useGetList<T>(resource, newestOf(resource, 5));
  const count = total !== undefined && (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {formatCount(total)}
    </Typography>
  );
  return (
    <Panel
      title={translate(`${words}.title`)}
      aside={count}
      link={{ to: `/${resource}`, text: translate(`${words}.all`) }}
    >
      {error && <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />}
      {total === 0 && <None text={`${words}.none`} to={`/${resource}/create`} permission={addedBy} />}
      {!data && !error && <Skeleton variant="rectangular" height={5 * 52} sx={{ opacity: 0.4 }} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(record => (
          <NewestEntry key={record.id} to={`/${resource}/${encodeURIComponent(record.id)}`} {...line(record)} />
        ))}
      </Box>
    </Panel>
  );
}

function None({ text, to, permission }: { text: string; to: string; permission: Permission }) {
  const translate = useTranslate();
  const may = useCan();
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(text)}
      </Typography>
      {may(permission) && (
        <Button component={Link} to={to} variant="outlined" size="small" sx={{ mt: 1.5 }}>
          {translate('ts.frame.add')}
        </Button>
      )}
    </Box>
  );
}
