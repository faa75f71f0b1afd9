import { expect, it } from 'vitest';
import { isAtMostNext, ownVersion } from './versions.ts';

it.each([
  ['0.4.0', '0.4.0', true],
  ['0.4.0', '0.4.9', true],
  ['0.4.3', '0.5.0', true],
  ['0.4.0', '0.3.0', true],
  ['0.4.0', '0.6.0', false],
  ['0.4.0', '1.4.0', false],
  ['0.9.0', '0.10.0', true],
  ['0.4.0', null, false],
  ['0.4.0', 'next', false],
])('a program of %s beside one of %s: %s', (ours, theirs, may) => expect(isAtMostNext(ours, theirs)).toBe(may));

it('this program knows its own', () => expect(isAtMostNext(ownVersion, ownVersion)).toBe(true));
