import { describe, expect, it } from 'vitest';
import { qrCode } from '../../api/papers/qrCode.ts';
import { systemClock } from '../../server/clock.ts';
import { typstDocuments } from '../../server/papers/typst.ts';
import { decoded } from '../../src/resources/kit/scan/decoded.ts';
import { paper } from '../support/papers.ts';
import { photographOf, type Look } from '../support/tagPictures.ts';

const documents = typstDocuments(systemClock);

const tag = 'RA/T/26-27/0042';
const printed = async (size: 'label50' | 'tail100', number = tag) => {
  const facts = [{ label: 'HUID', value: 'AB12C3' }];
  return documents.svg('document', { papers: [paper({ size, number, facts, scan: qrCode(number) })] });
};

/** As a hand holds them before a phone: near, turned, not quite sharp, in a dim shop. */
const looks: Record<'label50' | 'tail100', readonly (Look & { seen: string })[]> = {
  label50: [
    { seen: 'near', width: 600 },
    { seen: 'at arm’s length', width: 260 },
    { seen: 'turned a little', width: 420, angle: 12 },
    { seen: 'turned half', width: 420, angle: 47 },
    { seen: 'upside down', width: 420, angle: 180 },
    { seen: 'out of focus', width: 480, blur: 2 },
    { seen: 'in a dim shop', width: 420, dim: 0.35, grain: 12 },
    { seen: 'turned, blurred and dim', width: 480, angle: 33, blur: 1.5, dim: 0.5 },
  ],
  tail100: [
    { seen: 'near', width: 1_200 },
    { seen: 'as wide as the picture', width: 640 },
    { seen: 'turned', width: 900, angle: 25 },
    { seen: 'on its side', width: 900, angle: 90 },
    { seen: 'out of focus', width: 1_000, blur: 1.8 },
    { seen: 'in a dim shop', width: 900, dim: 0.4, grain: 12 },
  ],
};

describe('A-09: the tag of a piece, as it is printed', () => {
  for (const size of ['label50', 'tail100'] as const)
    it.each(looks[size])(`of the size ${size} is read $seen`, async ({ seen: _, ...look }) => {
      expect(decoded(await photographOf(await printed(size), look))).toBe(tag);
    });

  it('is read whatever it says', async () => {
    for (const number of ['T-1', 'टैग-7', 'A'.repeat(16)])
      expect(decoded(await photographOf(await printed('label50', number), { width: 500 })), number).toBe(number);
  });

  it('is not made up where there is none', async () => {
    const bare = await documents.svg('document', { papers: [paper({ size: 'label50', number: tag, scan: null })] });
    expect(decoded(await photographOf(bare, { width: 500 }))).toBeNull();
    expect(decoded({ width: 64, height: 48, data: new Uint8ClampedArray(64 * 48 * 4) })).toBeNull();
  });
});
