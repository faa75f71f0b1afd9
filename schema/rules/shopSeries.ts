import { integer, text } from '../kit/kinds.ts';
import { leastWidth, mostWidth, seriesRoom, usualWidth } from '../kit/series.ts';
import { shared } from '../words/en/shared.ts';

/** What a shop has in front of the numbers of its documents: together with their digits no more than a bill's number may have. */
export const seriesPrefix = () =>
  text()
    .label('Bill number prefix')
    .max(seriesRoom - leastWidth)
    .matches(/^[A-Z0-9/-]*$/i, {
      name: 'series',
      message: 'Letters, digits, / and - only',
      excludeEmptyString: true,
    })
    .test('seriesTooLong', shared.seriesTooLong, (value, { parent }: { parent?: { seriesWidth?: unknown } }) => {
      const width = Number(parent?.seriesWidth ?? usualWidth) || usualWidth;
      return !value || !Object.hasOwn(parent ?? {}, 'seriesWidth') || value.length + width <= seriesRoom;
    });

/** So many digits, filled up with zeros. */
export const seriesWidth = () => integer().label('Digits of bill numbers').min(leastWidth).max(mostWidth);
