import { describe, expect, test } from 'vitest';
import { dark, light, type Tokens } from './tokens.ts';

type Colour = Exclude<keyof Tokens, 'mode' | 'float'>;
const grounds: Colour[] = ['background', 'surface', 'raised', 'bar', 'hover', 'chosen'];
const inks: Colour[] = ['text', 'quiet', 'primary', 'gold', 'success', 'warning', 'danger'];

describe.each([light, dark])('D-06 WCAG AA in $mode', tokens => {
  test.each(inks.flatMap(ink => grounds.map(background => [ink, background] as const)))(
    '%s on %s',
    (ink, background) => {
      expect(contrast(tokens[ink], tokens[background])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['onPrimary', 'primary', 4.5],
    ['onPrimary', 'primaryPressed', 4.5],
    ['onDanger', 'danger', 4.5],
    ['edge', 'surface', 3],
    ['edge', 'background', 3],
  ] as const)('%s on %s', (ink, background, least) => {
    expect(contrast(tokens[ink], tokens[background])).toBeGreaterThanOrEqual(least);
  });
});

/** As WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(start => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
