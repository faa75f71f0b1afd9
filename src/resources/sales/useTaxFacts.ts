import { useQuery } from '@tanstack/react-query';
import { gstRates } from '../../../schema/entities/gstRates.ts';
import { codesOfLines, type TaxFacts } from '../../../schema/rules/lineTax.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useEntity } from '../kit/useEntity.ts';

/** The GST rates that fit the codes of these lines; undefined until they are known. */
export function useTaxFacts(lines: Parameters<typeof codesOfLines>[0]): TaxFacts | undefined {
  const entity = useEntity();
  const { shopId } = useSession();
  const codes = codesOfLines(lines).toSorted().join(',');
  const { data } = useQuery({
    queryKey: queryKeys.live(gstRates.resource, shopId, 'tax_facts', entity.resource, codes),
    queryFn: ({ signal }) =>
      get<TaxFacts>(`${pathWith(entity, `${entity.path}/tax_facts`, {})}?${new URLSearchParams({ codes })}`, {
        signal,
      }),
    placeholderData: known => known,
  });
  return data;
}
