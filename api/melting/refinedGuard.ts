import type { MeltingLot } from '../../schema/entities/meltingLots.ts';
import { invalid } from '../../schema/errors.ts';
import { formatWeight } from '../../schema/rules/formats.ts';
import { grossFine, refinedAndSamples } from '../../schema/rules/melting.ts';
import { isSurplusTooLarge } from '../../schema/rules/metalSurplus.ts';
import { say } from '../../schema/words/said.ts';
import { withSurplusTolerance } from '../ledger/surplusTolerance.ts';
import type { Statement } from '../ports.ts';

/** Stops lots of which more fine metal came back than went in. */
export const refinedGuard = (lots: readonly MeltingLot[], shop: string): Statement =>
  withSurplusTolerance(shop, tolerance => {
    for (const lot of lots) {
      const [given, back] = [grossFine(lot.lines), refinedAndSamples(lot)];
      if (isSurplusTooLarge(back - given, given, tolerance))
        throw invalid({ refinedWeight: say('moreThanMelted', { given: grams(given), back: grams(back) }) });
    }
    return [];
  });

const grams = (milligrams: bigint) => formatWeight(Number(milligrams) / 1_000);
