import { quickBills, type QuickBill } from '../../schema/entities/quickBills.ts';
import { notFound, wrongState } from '../../schema/errors.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { lockPieces } from '../pieces/lockPieces.ts';
import type { Run, Statement } from '../ports.ts';
import { holdProducts } from './soldGoods.ts';

type Bill = Pick<QuickBill, 'state' | 'contactId' | 'tillId'>;

/** An issued bill as it is once nobody else changes it. What its note refers to is locked before, in the one order of all: `guards`, products, pieces. */
export const lockedBill = async <B extends Bill>(
  run: Run,
  shop: string,
  id: string,
  guards: (seen: B) => Statement[],
): Promise<B> => {
  const read = (rows: readonly (readonly (string | null)[])[]) => JSON.parse(rows[0]?.[0] ?? 'null') as B | null;
  const seen = read((await run([recordStatement(quickBills, shop, id)]))[0]!.rows);
  if (!seen) throw notFound({ one: quickBills.name });
  const found = await run([
    ...guards(seen),
    holdProducts([id], shop),
    lockPieces(quickBills, [id], shop),
    ...lockStatements(quickBills, shop, [id]),
    recordStatement(quickBills, shop, id),
  ]);
  const bill = read(found.at(-1)!.rows)!;
  if (bill.state !== 'issued') throw wrongState(quickBills.name, bill.state!);
  return bill;
};
