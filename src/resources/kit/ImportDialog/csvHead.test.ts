import { expect, it, test } from 'vitest';
import { csvHead } from './csvHead.ts';

const file = (content: BlobPart) => new File([content], 'contacts.csv');
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...text.split('').flatMap(char => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8])]);

test.each([
  ['commas', 'Name,Mobile\nAsha,98\n'],
  ['semicolons', 'Name;Mobile\nAsha;98'],
  ['tabs', 'Name\tMobile\r\nAsha\t98\r\n'],
  ['a byte order mark', '\uFEFFName,Mobile\nAsha,98'],
  ['UTF-16', utf16('Name,Mobile\r\nAsha,98')],
])('reads %s', async (_, content) => {
  expect(await csvHead(file(content))).toEqual({ header: ['Name', 'Mobile'], rows: [['Asha', '98']] });
});

it('keeps delimiters, quotes and line breaks of quoted cells', async () => {
  const head = await csvHead(file('Name,Notes\n"Rao, Asha","said ""yes""\nand left"\nRavi,5" ring\n'));
  expect(head?.rows).toEqual([
    ['Rao, Asha', 'said "yes"\nand left'],
    ['Ravi', '5" ring'],
  ]);
});

it('shows five rows and never one that the slice cut', async () => {
  const row = `${'x'.repeat(20_000)},1`;
  expect((await csvHead(file(['a,b', row, row, row, row].join('\n'))))?.rows).toHaveLength(3);
  expect((await csvHead(file(['a,b', ...Array<string>(50).fill('1,2')].join('\n'))))?.rows).toHaveLength(5);
});
