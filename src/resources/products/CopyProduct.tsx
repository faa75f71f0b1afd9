import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { Product } from '../../../schema/entities/products.ts';
import { products } from '../../../schema/entities/products.ts';
import { mostPictures } from '../../../schema/rules/pictures.ts';
import { isPicked } from '../kit/inputs/pictures/picked.ts';
import { RecordPicker } from '../kit/picker/RecordPicker.tsx';

/** What a piece shares with the next one of its kind, besides its pictures; its code is its own. */
const shared = [
  'name',
  'categoryId',
  'groupId',
  'hsncode',
  'taxPercentage',
  'gstId',
  'mrp',
  'purchasePrice',
  'sellingPrice',
] as const;
const details = ['images', 'productCode', 'sellingPrice'];

/** Most pieces are much like one that the shop sells already: a new one may begin as its copy. */
export function CopyProduct() {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const copy = (product: Product) => {
    const change = { shouldDirty: true, shouldTouch: true };
    for (const name of shared) setValue(name, product[name], change);
    setValue('unitId', (product as unknown as { unit?: { symbol: string } }).unit?.symbol ?? '', change);
    // What was picked here stays; the others are on the server already.
    const picked = ((getValues('images') ?? []) as unknown[]).filter(isPicked);
    setValue('images', [...picked, ...product.images!].slice(0, mostPictures), change);
    setOpen(false);
    setFocus('productCode');
  };
  return (
    <>
      <Button size="small" startIcon={<CopyIcon />} onClick={() => setOpen(true)} sx={{ justifySelf: 'start', ml: -1 }}>
        {translate('resources.products.copy')}
      </Button>
      {isOpen && (
        <RecordPicker
          entity={products}
          title={translate('resources.products.copy')}
          details={details}
          onPick={record => copy(record as unknown as Product)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
