import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { jewelleryHsn } from '../../../schema/rules/hsn.ts';
import { beginsAsJewellery } from '../../../schema/rules/saleFields.ts';

type Line = { metal?: unknown; hsn?: unknown; pieceId?: unknown; productId?: unknown };

const metalOfLine = /^lines\.\d+(?=\.metal$)/;

/** A line that becomes metal gets the HSN code of jewellery, and one that becomes other goods loses it again. Another code stays. */
export function DefaultHsn() {
  const { subscribe, getValues, setValue } = useFormContext();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '', type }) => {
          const source = type === 'change' && metalOfLine.exec(name)?.[0];
          if (!source) return;
          const { metal, hsn, pieceId, productId } = getValues(source) as Line;
          const isJewellery = beginsAsJewellery(metal, pieceId, productId);
          const change = (code: string | null) => setValue(`${source}.hsn`, code, { shouldDirty: true });
          if (isJewellery && !hsn) change(jewelleryHsn);
          else if (!isJewellery && hsn === jewelleryHsn && !pieceId && !productId) change(null);
        },
      }),
    [subscribe, getValues, setValue],
  );
  return null;
}
