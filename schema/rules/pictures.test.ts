import { expect, it } from 'vitest';
import { whyNoRoom } from './pictures.ts';

const wanted = { width: 1_200, height: 600 };

it.each([
  ['as large as wanted', { width: 1_200, height: 600 }, true],
  ['larger in proportion', { width: 2_400, height: 1_200 }, true],
  ['nearly in proportion', { width: 1_200, height: 595 }, true],
  ['too narrow', { width: 1_199, height: 600 }, false],
  ['too low', { width: 1_200, height: 588 }, false],
  ['too high', { width: 1_200, height: 700 }, false],
])('a picture that is %s', (_, room, fits) => {
  expect(whyNoRoom(room, wanted) === undefined).toBe(fits);
});
