import { integer, text } from '../kit/kinds.ts';
import { like } from '../kit/shape.ts';
import { leastWidth, mostWidth, seriesRoom, usualWidth } from '../kit/series.ts';
import { shared } from '../words/en/shared.ts';

/** Rule 46 of the CGST Rules; a number that begins with 0, `/` or `-` is refused by the portal. */
const prefixForm = /^[A-Z1-9][A-Z0-9/-]*$/;

/** The text in front of the numbers of a shop's documents: together with their digits no more than a bill's number may have. */
export const seriesPrefix = () =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .meta({ shape: like(prefixForm, 'RA/') })
    .label('Bill number prefix')
    .max(seriesRoom - leastWidth)
    .matches(prefixForm, {
      name: 'series',
      message: 'Letters, digits, / and - only, a letter or 1 to 9 first',
      excludeEmptyString: true,
    })
    .test('seriesTooLong', shared.seriesTooLong, (value, { parent }: { parent?: { seriesWidth?: unknown } }) => {
      const width = Number(parent?.seriesWidth ?? usualWidth) || usualWidth;
      return !value || !Object.hasOwn(parent ?? {}, 'seriesWidth') || value.length + width <= seriesRoom;
    });

/** So many digits, filled up with zeros. */
export const seriesWidth = () => integer().label('Digits of bill numbers').min(leastWidth).max(mostWidth);
