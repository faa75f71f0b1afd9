/** The goods of a challan that go out for job work and have no invoice to say what they are. */
import { ownValue } from '../kit/ownValue.ts';
import { money } from '../kit/kinds.ts';
import { hsnCode } from './hsn.ts';
import type { fineMetals } from './metals.ts';

/** The HSN code and the value of a line: what a person leaves empty is filled when the goods go out. */
export const challanFields = () => ({
  hsn: hsnCode().label('HSN').meta({ folded: true }),
  value: money().label('Value').min(0, 'Cannot be negative').meta({ folded: true }),
});

const metalHeadings = { gold: '7108', silver: '7106', platinum: '7110' } as const satisfies Record<
  (typeof fineMetals)[number]['id'],
  string
>;

/** The HSN heading of loose metal; null where it is none of these metals. */
export const hsnOfMetal = (metal: string | null): string | null => ownValue(metalHeadings, metal) ?? null;

/** The HSN heading of waste and scrap of precious metal. */
export const scrapHsn = '7112';
