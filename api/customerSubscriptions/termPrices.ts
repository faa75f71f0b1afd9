/** SQL: the prices by which a product `p` is sold for a term, the newest first; empty where it is sold otherwise. */
export const termPricesOf = (
  p: string,
): string => `(select coalesce(json_agg(json_build_object('name', r.name, 'price', r.price,
    'duration', r.duration) order by r.id desc), '[]') from product_prices r
  where ${p}.subscription_only and r.shop_id = $1 and r.product_id = ${p}.id and r.is_active and r.deleted_at is null)`;
