import Typography from '@mui/material/Typography';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { productCategories } from '../../../schema/entities/productCategories.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import type { Node } from '../kit/tree/nodes.ts';
import { RecordTree } from '../kit/tree/RecordTree.tsx';

/** the categories of the shop's products, with how many lie in each and below it. */
export function Categories() {
  const translate = useTranslate();
  return (
    <>
      <RecordTree entity={productCategories} end={node => <Products node={node} />} />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate('lookups.move_help')}
      </Typography>
    </>
  );
}

/** Leads to them, whoever may see them. */
function Products({ node }: { node: Node }) {
  const translate = useTranslate();
  const maySee = useCan()(can.ProductRead);
  const count = node['productCount'] as number;
  if (!count) return null;
  const words = translate('lookups.products', { smart_count: count });
  if (!maySee) return <Typography variant="body2">{words}</Typography>;
  const search = new URLSearchParams({ filter: JSON.stringify({ categoryId: node.id }) }).toString();
  return (
    <MuiLink component={Link} to={{ pathname: '/products', search }} variant="body2" sx={{ whiteSpace: 'nowrap' }}>
      {words}
    </MuiLink>
  );
}
