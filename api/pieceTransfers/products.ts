import type { PieceArrival } from '../../schema/entities/pieceArrivals.ts';
import { products } from '../../schema/entities/products.ts';
import { units } from '../../schema/entities/units.ts';
import { invalid } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import type { Occasion } from '../db/history.ts';
import type { Row } from '../db/write.ts';
import type { Run } from '../ports.ts';

/** What somebody says of a piece that came. */
export type Came = { tag: string; productId?: string | null; tray?: string | null };

type Known = { id: string; code: string | null; name: string };
type Asked = { shop: string; occasion: Occasion; arrival: PieceArrival; came: readonly Came[] };
type Sent = NonNullable<PieceArrival['products']>[number];

const folded = (text: string | null) => (text ?? '').trim().toLowerCase();

/**
 * Of each piece its product in this shop: the one that was chosen, else the one with its code, else with its name. One that is not there is
 * made as it is in the other shop, without a category, which is this shop's own.
 */
export const productsHere = async (run: Run, { shop, occasion, arrival, came }: Asked): Promise<string[]> => {
  const lines = came.map(({ tag }) => (arrival.lines ?? []).find(line => folded(line.tag) === folded(tag)));
  const known = await heldProducts(run, shop, {
    ids: came.flatMap(({ productId }) => productId ?? []),
    codes: lines.flatMap(line => line?.productCode ?? []),
    names: lines.flatMap(line => line?.productName ?? []),
  });
  const here: string[] = [];
  for (const [n, { productId }] of came.entries()) {
    const [code, name] = [folded(lines[n]?.productCode ?? null), folded(lines[n]?.productName ?? null)];
    const found = productId
      ? known.find(({ id }) => id === productId)
      : (known.find(product => code && folded(product.code) === code) ??
        known.find(product => name && folded(product.name) === name));
    if (!found && productId) throw invalid({ [`pieces.${n}.productId`]: say('oneOfList') });
    const sent = (arrival.products ?? []).find(product => folded(product.name) === name);
    const product = found ?? (sent ? await makeProduct(run, shop, sent, occasion) : undefined);
    // What the sender says nothing of is chosen by a person.
    if (!product) throw invalid({ [`pieces.${n}.productId`]: say('oneOfList') });
    here.push(product.id);
    if (!found) known.push(product);
  }
  return here;
};

type Wanted = Record<'ids' | 'codes' | 'names', readonly string[]>;

const heldProducts = async (run: Run, shop: string, { ids, codes, names }: Wanted): Promise<Known[]> => {
  const [found] = await run([
    {
      text: `select p.id, p.product_code, p.name from products p where p.shop_id = $1 and p.deleted_at is null
        and (p.id = any($2::uuid[]) or lower(p.product_code) = any($3::text[]) or lower(p.name) = any($4::text[])) order by p.id`,
      values: [shop, ids, codes.map(folded), names.map(folded)],
    },
  ]);
  return found!.rows.map(([id, code, name]) => ({ id: id!, code: code!, name: name! }));
};

const makeProduct = async (run: Run, shop: string, sent: Sent, occasion: Occasion): Promise<Known> => {
  const id = occasion.ids.next();
  const { name, productCode, hsncode, taxPercentage } = sent;
  const row: Row = {
    id,
    name,
    productCode: productCode ?? name,
    hsncode,
    taxPercentage,
    unitId: await unitHere(run, shop, sent.unit ?? 'pcs', occasion),
    mrp: sent.mrp ?? 0,
    purchasePrice: sent.purchasePrice ?? 0,
    sellingPrice: sent.sellingPrice ?? 0,
    isActive: true,
    subscriptionOnly: false,
  };
  await run(createStatements(products, shop, [row], occasion));
  return { id, code: productCode ?? null, name };
};

const unitHere = async (run: Run, shop: string, symbol: string, occasion: Occasion): Promise<string> => {
  const [found] = await run([
    {
      text: 'select u.id from units u where u.shop_id = $1 and u.deleted_at is null and lower(u.symbol) = $2 order by u.id limit 1',
      values: [shop, folded(symbol)],
    },
  ]);
  const known = found!.rows[0]?.[0];
  if (known) return known;
  const id = occasion.ids.next();
  await run(createStatements(units, shop, [{ id, symbol }], occasion));
  return id;
};
