import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PrintedPrice, TermsOfPrice } from '../../../schema/rules/piecePriceOf.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { queryKeys } from '../../queryKeys.ts';

/** With the rates: a new one has all prices read again. */
const rates = 'gold_rates';

/** What a piece of this product is priced by. */
export function usePriceTerms(product: string | null) {
  const { shopId } = useSession();
  return useQuery({
    queryKey: queryKeys.live(rates, shopId, 'priceTerms', product),
    queryFn: ({ signal }) =>
      get<TermsOfPrice>(`shops/${shopId}/pieces/price_terms${product ? `?productId=${product}` : ''}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What a piece costs, as the server says. */
export function usePriceOf(piece: { id: unknown; version?: unknown } | undefined) {
  const { shopId } = useSession();
  const id = String(piece?.id);
  return useQuery({
    queryKey: queryKeys.live(rates, shopId, 'price', id, piece?.version),
    queryFn: ({ signal }) => get<PrintedPrice>(`shops/${shopId}/pieces/${encodeURIComponent(id)}/price`, { signal }),
    enabled: piece !== undefined,
  });
}
