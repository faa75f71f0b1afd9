import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import List from '@mui/material/List';
import { useState } from 'react';
import { ResourceContextProvider, useGetManyReference, useRecordContext, useRefresh, type RaRecord } from 'react-admin';
import { productPrices } from '../../../schema/entities/productPrices.ts';
import { columnOf } from '../kit/columns/columns.tsx';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { DeleteButton } from '../kit/pages/DeleteButton.tsx';
import { RecordDialog } from '../kit/pages/EditDialog.tsx';
import { Section } from '../kit/form/Section.tsx';
import { useWords } from '../kit/useWords.ts';
import { useMay } from '../kit/useMay.ts';

const { resource } = productPrices;

/** What a product costs for how long. With its first price it is sold by subscription only. */
export function ProductPrices() {
  const product = useRecordContext()!;
  return (
    <ResourceContextProvider value={resource}>
      <Prices meta={{ productId: product.id }} />
    </ResourceContextProvider>
  );
}

type Meta = { productId: RaRecord['id'] };

function Prices({ meta }: { meta: Meta }) {
  const { say, many } = useWords(productPrices);
  const canAccess = useMay(resource, 'create');
  const [open, setOpen] = useState<RaRecord | 'new'>();
  const { data = [] } = useGetManyReference(resource, {
    target: 'productId',
    id: meta.productId,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'DESC' },
  });
  if (!canAccess && data.length === 0) return null;
  return (
    <Section title={many}>
      {data.length > 0 && (
        <List disablePadding>
          {data.map(price => (
            <PriceItem key={price.id} price={price} onOpen={canAccess ? () => setOpen(price) : undefined} />
          ))}
        </List>
      )}
      {canAccess && (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen('new')} sx={{ justifySelf: 'start' }}>
          {say('add')}
        </Button>
      )}
      {open && <PriceDialog price={open} meta={meta} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

function PriceItem({ price, onOpen }: { price: RaRecord; onOpen?: () => void }) {
  const show = (name: string) => {
    const { Show, info } = columnOf(productPrices, name);
    return <Show value={price[name]} info={info} record={price} />;
  };
  const line = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{show('name')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {show('duration')}
          {!price.isActive && show('isActive')}
        </Box>
      </Box>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{show('price')}</Box>
    </Box>
  );
  return (
    <ListItem disablePadding divider>
      {onOpen ? <ListItemButton onClick={onOpen}>{line}</ListItemButton> : line}
    </ListItem>
  );
}

const fields = [...productPrices.form, 'productId'];

function PriceDialog({ price, meta, onClose }: { price: RaRecord | 'new'; meta: Meta; onClose: () => void }) {
  const refresh = useRefresh();
  // The product itself changes with its prices.
  const close = () => {
    onClose();
    refresh();
  };
  if (price === 'new') return <CreateDialog record={meta} fields={fields} meta={meta} onClose={close} />;
  return (
    <RecordDialog
      loaded={price}
      onClose={close}
      meta={meta}
      Remove={props => <DeleteButton {...props} meta={meta} />}
    />
  );
}
