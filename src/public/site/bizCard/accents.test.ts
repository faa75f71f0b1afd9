import { expect, test } from 'vitest';
import { accentColours } from '../../../../schema/rules/bizCards.ts';
import { dark, light } from '../../../theme/tokens.ts';

/** As WCAG 2 reckons it. */
const contrast = (one: string, other: string) => {
  const luminance = (colour: string) => {
    const [r, g, b] = [1, 3, 5].map(i => {
      const part = parseInt(colour.slice(i, i + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
};

test.each(Object.entries(accentColours))('the colour %s is read in light and dark', (_, { deep, bright }) => {
  expect(contrast('#ffffff', deep)).toBeGreaterThan(7);
  expect(contrast(deep, light.background)).toBeGreaterThan(4.5);
  expect(contrast(bright, dark.background)).toBeGreaterThan(4.5);
  expect(contrast('#e9cf93', deep)).toBeGreaterThan(4.5);
});
