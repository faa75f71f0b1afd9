import { describe, expect, it } from 'vitest';
import { readScan, readTyped, type ScanKey } from './readScan.ts';

const [stx, etx, gs] = ['\u0002', '\u0003', '\u001d'];

describe('a code', () => {
  it.each([
    ['A-101', 'A-101'],
    [']C1A-101', 'A-101'],
    [']Q3A-101', 'A-101'],
    [']d2A-101', 'A-101'],
    [`${stx}A-101${etx}`, 'A-101'],
    [`${stx}]C1A-101${etx}\r\n`, 'A-101'],
    ['  A-101\t', 'A-101'],
    [`]C1 A-101${gs}`, 'A-101'],
    [']A', ']A'],
    ['', ''],
  ])('%j is read as %j', (scanned, read) => expect(readScan(scanned)).toBe(read));
});

/** Presses the keys of a US keyboard so many milliseconds apart. `typed`: the text that the device makes of them. */
const press = (codes: string[], typed: string, every = 5, shift = 'none', capsLock = false): ScanKey[] =>
  codes.map((code, n) => ({ code, key: typed.at(n)!, shift: shift.includes(String(n)), capsLock, at: n * every }));

describe('what a scanner types', () => {
  const keys = ['KeyR', 'KeyG', 'Minus', 'Digit1', 'Digit0', 'Digit7'];
  it.each([
    ['on a US layout', 'RG-107', 5, '01', false, 'RG-107'],
    ['that reports no Shift', 'RG-107', 5, 'none', false, 'RG-107'],
    ['on a Hindi layout', 'ी्-१०७', 5, '01', false, 'RG-107'],
    ['with Caps Lock on', 'rg-107', 5, '01', true, 'RG-107'],
    ['by hand on a Hindi layout', 'ी्-१०७', 200, '01', false, 'ी्-107'],
    ['by hand in capitals', 'RG-107', 200, 'none', true, 'RG-107'],
  ])('%s', (_, typed, every, shift, capsLock, read) =>
    expect(readTyped(typed, press(keys, typed, every, shift, capsLock))).toBe(read),
  );

  it('is taken as it stands where the keys have no known place', () => {
    expect(readTyped('आ-१०१', press(['', '', '', '', ''], 'आ-१०१'))).toBe('आ-101');
    expect(readTyped('A-101', [])).toBe('A-101');
  });
});
