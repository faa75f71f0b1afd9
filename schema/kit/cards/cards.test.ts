import ical from 'ical.js';
import { describe, expect, it } from 'vitest';
import { cardsIn, holdsCards } from './cardLines.ts';
import { cardHeader, cardRow, unreadParts } from './cardRows.ts';
import { cardText } from './cardText.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n');
/** What was found under each heading. */
const read = (file: Uint8Array | string) =>
  [...cardsIn(typeof file === 'string' ? bytes(file) : file)].map(found =>
    Object.fromEntries(cardRow(found).flatMap((cell, column) => (cell === '' ? [] : [[cardHeader[column]!, cell]]))),
  );

describe('a card', () => {
  const cases: [string, string, Record<string, string>][] = [
    [
      '3.0',
      card('VERSION:3.0', 'N:Rao;Asha;;;', 'FN:Asha Rao'),
      { 'Full Name': 'Asha Rao', 'Given Name': 'Asha', 'Family Name': 'Rao' },
    ],
    [
      '4.0, with quoted parameters and a tel: address',
      card('VERSION:4.0', 'FN:Ravi', 'TEL;VALUE=uri;PREF=1;TYPE="voice,cell":tel:+91-98200-11002', 'GENDER:M;Boy'),
      { 'Full Name': 'Ravi', Mobile: '+91-98200-11002', Gender: 'M ::: Boy' },
    ],
    [
      '2.1 of an Android phone, quoted-printable over several lines',
      card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=B0=E0=A4=BE=E0=A4=B5;=E0=A4=B0=E0=A4=B5=',
        '=E0=A4=BF;;;',
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=A4=B0=E0=A4=B5=E0=A4=BF',
      ),
      { 'Full Name': 'रवि', 'Given Name': 'रवि', 'Family Name': 'राव' },
    ],
    [
      '2.1 in a charset of its own',
      card('VERSION:2.1', 'FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Jos=E9'),
      { 'Full Name': 'José' },
    ],
    [
      'with a text cut in the middle of a letter',
      card('VERSION:2.1', 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ravi=E0=A4=', ''),
      { 'Full Name': 'Ravi' },
    ],
    [
      'folded',
      card('VERSION:3.0', 'FN:Asha', '  Rao', 'ORG:Rao & Sons\\, Jewellers;Pune'),
      { 'Full Name': 'Asha Rao', 'Organization Name': 'Rao & Sons, Jewellers, Pune' },
    ],
    [
      'of a company alone',
      card('VERSION:3.0', 'FN:', 'ORG:Sona Traders;', 'TEL:02226000001'),
      { 'Organization Name': 'Sona Traders', Mobile: '02226000001' },
    ],
    [
      'with names in groups, as an iPhone writes them',
      card(
        'VERSION:3.0',
        'FN:Meera',
        'item1.EMAIL;type=INTERNET;type=pref:m@example.test',
        'item1.X-ABLabel:_$!<Other>!$_',
      ),
      { 'Full Name': 'Meera', 'E-mail': 'm@example.test' },
    ],
    [
      'with lines that are none',
      card('VERSION:3.0', 'FN:Leela', 'nonsense', ';;;', 'TEL;TYPE=CELL'),
      { 'Full Name': 'Leela' },
    ],
    ['in capitals or not', 'begin:vCard\nversion:3.0\nfn:Asha\nend:vCard', { 'Full Name': 'Asha' }],
    [
      'with escapes',
      card('VERSION:3.0', 'FN:A\\, B\\; C\\\\D', 'CATEGORIES:Family,Gold\\, silver'),
      { 'Full Name': 'A, B; C\\D', Categories: 'Family ::: "Gold, silver"' },
    ],
    [
      'with profiles',
      card('VERSION:3.0', 'FN:A', 'X-SOCIALPROFILE;TYPE=facebook:asha.rao', 'X-INSTAGRAM:asha'),
      { 'Full Name': 'A', Facebook: 'asha.rao', Instagram: 'asha' },
    ],
  ];
  it.each(cases)('of version %s', (_, text, found) => expect(read(text)).toEqual([found]));

  it('gives the mobile number first, the preferred one of them before, then the others; no fax, none twice', () => {
    const numbers = [
      'HOME:022 2600 0001',
      'WORK;FAX:02226000002',
      'CELL:98200 11002',
      'CELL;PREF:+91 98200 11001',
      'WORK:9820011002',
    ];
    const [found] = read(card('VERSION:2.1', 'FN:Asha', ...numbers.map(number => `TEL;${number}`)));
    expect(found!['Mobile']!.split(' ::: ')).toEqual(['+91 98200 11001', '9820011002', '022 2600 0001']);
  });

  it('is read past its pictures, in lines of their own or in one', () => {
    const folded = ['PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ', ' SkZJRgABAQAA', ' TEL:1', ''];
    const long = `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(200_000)}`;
    expect(read(card('VERSION:2.1', ...folded, 'FN:Asha') + card('VERSION:3.0', long, 'FN:Ravi'))).toEqual([
      { 'Full Name': 'Asha' },
      { 'Full Name': 'Ravi' },
    ]);
  });

  it('is the same in whatever encoding and with whatever line ends the file has', () => {
    const text = card('VERSION:3.0', 'FN:José');
    const found = [{ 'Full Name': 'José' }];
    for (const file of [`\ufeff${text}`, text.replaceAll('\r\n', '\n')]) expect(read(file)).toEqual(found);
    expect(read(Buffer.from(text, 'latin1'))).toEqual(found);
    for (const mark of ['\ufeff', '']) expect(read(Buffer.from(mark + text, 'utf16le'))).toEqual(found);
    expect(read(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual(found);
  });

  it('cut off at the end of a file is none', () => {
    expect(read(`${card('VERSION:3.0', 'FN:Asha')}BEGIN:VCARD\r\nFN:Ra`)).toEqual([{ 'Full Name': 'Asha' }]);
  });
});

it('what no column has is told, pictures too', () => {
  const text = card('VERSION:3.0', 'FN:A', 'PHOTO;ENCODING=b:AAAA', ' BBBB', 'TITLE:Owner', 'URL:x', 'URL:y', 'NOTE:z');
  expect([...cardsIn(bytes(text))].map(unreadParts)).toEqual([['PHOTO', 'TITLE', 'URL']]);
});

describe('a file', () => {
  it.each([
    ['of cards', 'BEGIN:VCARD\nEND:VCARD', true],
    ['of cards below a mark and blank lines', '\ufeff\r\n begin:vcard', true],
    ['of rows', 'Name,Mobile\nAsha,9820011002', false],
    ['of nothing', '', false],
  ])('%s is told by its beginning', (_, text, holds) => {
    expect(holdsCards(bytes(text))).toBe(holds);
    expect(holdsCards(Buffer.from(text, 'utf16le'))).toBe(holds);
  });
});

describe('a written card', () => {
  const asha = {
    name: 'आशा कुलकर्णी; Rao, née "Patil" \\ of the shop in the old market of Pune, ₹ and 💍',
    mobile: '9820011002',
    phone: '02226000001',
    email: 'asha@example.test',
    gender: 'Female',
    groups: ['Family', 'Gold, silver; more'],
    facebook: 'https://facebook.com/asha',
    instagram: '@asha',
    otherEmail: 'rao@example.test',
    organization: 'Rao, Sons; Pune',
    address: '12, MG Road\nPune 411001',
    birthday: '1990-05-12',
    anniversary: '2015-02-01',
    notes: 'Likes temple work.\nCalls after six',
  };

  it('is read as it was', () => {
    expect(read(cardText(asha))).toEqual([
      {
        'Full Name': asha.name,
        'Given Name': asha.name,
        Mobile: '9820011002 ::: 02226000001',
        'E-mail': `${asha.email} ::: ${asha.otherEmail}`,
        'Organization Name': asha.organization,
        Address: asha.address,
        Birthday: asha.birthday,
        Anniversary: asha.anniversary,
        Notes: asha.notes,
        Gender: 'Female',
        Categories: 'Family ::: "Gold, silver; more"',
        Facebook: asha.facebook,
        Instagram: asha.instagram,
      },
    ]);
  });

  it('keeps a second e-mail as the second where there is no first', () => {
    const [row] = read(cardText({ ...asha, email: '' }));
    expect([row!['E-mail'], row!['Other Email']]).toEqual([undefined, asha.otherEmail]);
  });

  it('is read so by another library too', () => {
    // It leaves the backslash before a semicolon.
    const name = asha.name.replace(';', '');
    const [, properties] = ical.parse(cardText({ ...asha, name })) as [
      string,
      [string, object, string, ...unknown[]][],
    ];
    const value = (wanted: string) => properties.find(([property]) => property === wanted)!.slice(3);
    expect([value('version'), value('fn'), value('email')]).toEqual([['3.0'], [name], [asha.email]]);
    expect(value('n')).toEqual([['', name, '', '', '']]);
    expect(value('categories')).toEqual(['Family', 'Gold, silver\\; more']);
  });

  it('has lines of at most 75 bytes, and nothing for what is not known', () => {
    for (const line of cardText(asha).split('\r\n')) expect(bytes(line).length, line).toBeLessThanOrEqual(75);
    expect(cardText({ name: 'A', email: '' })).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nN:;A;;;\r\nFN:A\r\nEND:VCARD\r\n');
  });

  it('cannot be broken out of', () => {
    expect(read(cardText({ name: 'A\r\nEND:VCARD\nBEGIN:VCARD\nFN:B' }))).toHaveLength(1);
  });
});
