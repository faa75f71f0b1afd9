import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { stateOfPin, states } from './states.ts';

const codes = (pin: string) => stateOfPin(pin).map(({ code }) => code);

describe('the state of a PIN', () => {
  test.each([
    ['400058', 'Maharashtra'],
    ['110001', 'Delhi'],
    ['560001', 'Karnataka'],
    ['403001', 'Goa'],
    ['194101', 'Ladakh'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['248001', 'Uttarakhand'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['834001', 'Jharkhand'],
    ['800001', 'Bihar'],
    ['160017', 'Punjab, Chandigarh'],
    ['396230', 'Gujarat, Dadra and Nagar Haveli and Daman and Diu'],
    ['605001', 'Tamil Nadu, Puducherry'],
    ['682555', 'Lakshadweep, Kerala'],
    ['900056', ''],
    ['000001', ''],
    ['40005', ''],
    ['4000588', ''],
    ['४०००५८', ''],
    ['', ''],
  ])('%s is %s', (pin, names) => {
    expect(
      stateOfPin(pin)
        .map(({ name }) => name)
        .join(', '),
    ).toBe(names);
  });

  it('knows each state once', () => {
    expect(new Set(states.map(({ code }) => code)).size).toBe(36);
    expect(states.every(({ pins }) => pins.length > 0)).toBe(true);
  });
});

const data = join(import.meta.dirname, '../../../shared/data');

/** The government's list gives whole postal circles and knows no PINs of the two youngest. */
describe.skipIf(!existsSync(data))('against the official lists', () => {
  // The suite is read, though not run, where the folder is missing.
  let official: [code: string, name: string, ranges: string][] = [];
  beforeAll(() => {
    const [, ...lines] = readFileSync(join(data, 'gst/gst_states.csv'), 'utf8').trim().split('\n');
    official = lines.map(line => line.split(',') as (typeof official)[number]);
  });
  const young: Record<string, string> = { '36': '37', '38': '01' };

  it('has the codes and names', () => {
    const ours = states.map(({ code, name }) => [code, name]);
    const theirs = official.map(([code, name]) => [code, name.replace(' Islands', code === '31' ? '' : ' Islands')]);
    expect(ours).toEqual(theirs.filter(([code]) => Number(code) < 96));
  });

  it('finds for every PIN there is a state whose circle holds it', () => {
    const valid = JSON.parse(readFileSync(join(data, 'pincodes/valid-pins.compressed.json'), 'utf8')) as object;
    const prefixes = Object.keys(valid).filter(prefix => !prefix.startsWith('9'));
    expect(prefixes.length).toBeGreaterThan(400);
    const holds = (code: string, prefix: string) =>
      official.some(
        ([theirs, , ranges]) =>
          theirs === (young[code] ?? code) &&
          ranges.split(';').some(range => {
            const [first, last] = range.split('-');
            return first! <= prefix && prefix <= last!;
          }),
      );
    const wrong = prefixes.filter(prefix => {
      const found = codes(`${prefix}001`);
      return found.length === 0 || found.length > 2 || !found.every(code => holds(code, prefix));
    });
    expect(wrong).toEqual([]);
  });
});
