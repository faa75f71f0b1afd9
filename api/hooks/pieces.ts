import { finenessesOf } from '../../schema/rules/metals.ts';
import type { Statement } from '../ports.ts';
import { endLines } from '../pieceIssues/end.ts';
import { stockStatement } from '../ledger/pieceStock.ts';
import type { Hooks, Scene, Values } from './hooks.ts';

export const pieceHooks: Hooks = {
  create: (rows, scene) => {
    const records = rows.map(({ id }) => id);
    return { after: [...guards(scene.shop, records), ...inBooks(records, scene)] };
  },
  update: (changes, records, scene) => ({
    after: [
      ...(changed(changes, weighed) ? guards(scene.shop, records) : []),
      ...(changed(changes, ['state']) ? [endLines(records, scene)] : []),
      ...(changed(changes, [...weighed, 'state', 'purchaseId', 'receiptId']) ? inBooks(records, scene) : []),
    ],
  }),
  remove: inBooks,
  restore: inBooks,
};

const weighed = ['metal', 'fineness', 'grossWeight', 'stoneWeight'];
const changed = (changes: Values, names: readonly string[]) => names.some(name => name in changes);

function inBooks(records: readonly string[], { shop, at, ids, booksLater }: Scene): Statement[] {
  return booksLater ? [] : [stockStatement(shop, records, { at, ids })];
}

/** What a change of a part alone could bring out of step, and a copy or a merge as well. */
const guards = (shop: string, records: readonly string[]): Statement[] => [
  refusing(shop, records, 'p.stone_weight > p.gross_weight', 'stoneWeight:stonesHeavier'),
  refusing(shop, records, `not (${stamped})`, 'fineness:finenessOfMetal'),
];

/** `metal` and `fineness` are of the schema and no input. */
const stamped = Object.entries(finenessesOf)
  .map(([metal, known]) =>
    known.length
      ? `(p.metal = '${metal}' and p.fineness in (${known.join(', ')}))`
      : `(p.metal = '${metal}' and p.fineness is null)`,
  )
  .join(' or ');

const refusing = (shop: string, records: readonly string[], wrong: string, detail: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from pieces p where p.shop_id = $1 and p.id = any($2::uuid[]) and ${wrong}), 'TS400', '${detail}')`,
  values: [shop, records],
});
