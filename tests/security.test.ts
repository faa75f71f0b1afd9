import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they are numbered from 1 without gaps. */
const sections = [
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2',
  '2.1:3 2.2:3 2.3:4 2.4:1',
  '3.2:2 3.3:4 3.4:6 3.5:5 3.7:2',
  '4.1:3 4.2:1 4.3:2 4.4:4',
  '5.1:1 5.2:3 5.3:2 5.4:3',
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4',
  '7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2',
  '8.1:2 8.2:3 8.3:1 8.4:1',
  '9.1:3 9.2:4',
  '10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3',
  '11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1',
  '12.1:3 12.2:2 12.3:4',
  '13.1:1 13.2:5 13.3:2 13.4:5',
  '14.1:2 14.2:4 14.3:3',
  '15.1:3 15.2:3 15.3:7',
  '16.1:1 16.2:5 16.3:4 16.4:3 16.5:3',
  '17.1:1 17.2:4 17.3:2',
].flatMap(chapter => chapter.split(' ').map(section => section.split(':')));
const asked = sections.flatMap(([section, most]) =>
  Array.from({ length: Number(most) }, (_, at) => `${section}.${at + 1}`),
);

const lines = page.split('\n').flatMap(line => {
  const [, number, level, , state, where] = line.split('|').map(cell => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number ?? '') ? [{ number: number!, level, state, where: where ?? '' }] : [];
});
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*)`/g)]
    .map(([, path]) => path!)
    .filter(path => /\/|\.(ts|tsx|md|json|yaml|conf|sql)$/.test(path) && !path.startsWith('DATA_DIR/'));

describe('what is said of ASVS 5.0', () => {
  it('has one line for each requirement of levels 1 and 2', () => {
    expect(asked).toHaveLength(253);
    expect(lines.map(({ number }) => number)).toEqual(expect.arrayContaining(asked));
    expect(lines).toHaveLength(asked.length);
    expect([70, 183]).toEqual(['1', '2'].map(wanted => lines.filter(({ level }) => level === wanted).length));
  });

  it('says of each whether it is met, and why or where', () => {
    for (const { number, state, where } of lines) {
      expect(['met', '**not met**', 'does not apply'], number).toContain(state);
      expect(where.length, number).toBeGreaterThan(3);
    }
    const unproven = lines.filter(({ state, where }) => state === 'met' && !pathsIn(where).length);
    // These are answered on the page itself, or by what the pages are made of.
    const here = unproven.filter(({ where }) => !/below, under "|there are none/.test(where));
    expect(here.map(({ number }) => number)).toEqual([]);
  });

  it('names at its top all that is not met, and counts right', () => {
    const top = page.split('## Ways in')[0]!;
    const told = [...top.matchAll(/^- \*\*([\d.]+)\*\* /gm)].map(([, number]) => number);
    const count = (wanted: string) => lines.filter(({ state }) => state === wanted).length;
    expect(told).toEqual(lines.filter(({ state }) => state === '**not met**').map(({ number }) => number));
    const counts = `${count('met')} are met, ${count('**not met**')} are not, ${count('does not apply')} do not apply`;
    expect(top).toContain(counts);
  });

  it.each(['docs/security.md', 'docs/guide/going-live.md', 'SECURITY.md'])('%s names only what is there', name => {
    const text = readFileSync(join(root, name), 'utf8');
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => join(name, '..', to!));
    const named = name === 'docs/security.md' ? pathsIn(text) : [];
    expect([...links, ...named].filter(path => !existsSync(join(root, path)))).toEqual([]);
    expect(links.length).toBeGreaterThan(1);
  });

  it('points at sections that its headings have', () => {
    for (const [, section] of page.matchAll(/below, under "([^"]+)"/g)) expect(page).toContain(`\n## ${section}\n`);
  });
});
