import { useQuery } from '@tanstack/react-query';
import { SelectInput, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useCommon, type KindInputProps } from '../kit/inputs/kindInput.ts';
import { useEntity } from '../kit/useEntity.ts';

type OtherShop = { id: string; name: string; gstin: string | null };

/** The other shops of the business, each with the GSTIN that decides which paper goes along. */
export function ShopInput(props: KindInputProps) {
  const common = useCommon(props);
  const translate = useTranslate();
  const { resource } = useEntity();
  const { shopId } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.live(resource, shopId, 'shops'),
    queryFn: ({ signal }) => get<OtherShop[]>(`${pathOf(resource)}/shops`, { signal }),
  });
  const choices = data?.map(({ id, name, gstin }) => ({ id, name: gstin ? `${name} · ${gstin}` : name }));
  return (
    <SelectInput
      {...common}
      helperText={data?.length === 0 ? translate('pieceTransfers.noOther') : common.helperText}
      choices={choices ?? []}
      isLoading={!data}
      translateChoice={false}
    />
  );
}
