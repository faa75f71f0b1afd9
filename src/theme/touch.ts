/** Under a finger everything that is pressed answers on 44 pixels, whatever it looks like. */
const finger = '@media (pointer: coarse)';
const target = 44;

/** As tall as a finger wants it. */
export const tall = { [finger]: { minHeight: target } };

/** Answers beyond its own height, which stays as it is. */
export const reaching = (height: number) => ({
  position: 'relative' as const,
  [finger]: { '&::after': { content: '""', position: 'absolute' as const, inset: `${(height - target) / 2}px 0` } },
});

/** The same in both directions, for what is as wide as it is high. */
export const reachingRound = (size: number) => ({
  [finger]: { '&::after': { content: '""', position: 'absolute' as const, inset: `${(size - target) / 2}px` } },
});
