import { mustQuote } from '../listed.ts';
import { secondType, type Card, type CardLine } from './cardLines.ts';

/** A card as a row of a sheet, under headings that exports of address books have too. Several values stand in one cell, the best first. */
export const cardHeader = [
  'Full Name',
  'Given Name',
  'Additional Name',
  'Family Name',
  'Nickname',
  'Organization Name',
  'Mobile',
  'E-mail',
  'Other Email',
  'Gender',
  'Categories',
  'Facebook',
  'Instagram',
  'Address',
  'Birthday',
  'Anniversary',
  'Notes',
] as const;

export const cardRow = (card: Card): string[] => {
  const all = (name: string) => card.filter(line => line.name === name && line.value !== '');
  const first = (...names: string[]) => names.flatMap(all)[0];
  const [family = '', given = '', additional = ''] = parts(first('N'));
  const cells: Record<(typeof cardHeader)[number], readonly string[]> = {
    'Full Name': [plain(first('FN'))],
    'Given Name': [given],
    'Additional Name': [additional],
    'Family Name': [family],
    Nickname: [plain(first('NICKNAME'))],
    'Organization Name': [parts(first('ORG')).filter(Boolean).join(', ')],
    Mobile: numbersOf(all('TEL')),
    'E-mail': preferred(all('EMAIL').filter(line => !isSecond(line))).map(plain),
    'Other Email': all('EMAIL').filter(isSecond).map(plain),
    Gender: [parts(first('GENDER', 'X-GENDER'))[0] ?? ''],
    Categories: all('CATEGORIES').flatMap(line => split(line.value, ',').map(unescaped).map(asListed)),
    Facebook: profiles(card, 'facebook'),
    Instagram: profiles(card, 'instagram'),
    Address: all('ADR').map(line => parts(line).filter(Boolean).join(', ')),
    Birthday: [plain(first('BDAY'))],
    Anniversary: [plain(first('ANNIVERSARY', 'X-ANNIVERSARY'))],
    // Phones write several.
    Notes: [
      all('NOTE')
        .map(line => unescaped(line.value))
        .join('\n'),
    ],
  };
  return cardHeader.map(column => cells[column].filter(Boolean).join(' ::: '));
};

/** What else a card says, that no column has: each part of it once. */
export const unreadParts = (card: Card): string[] => [
  ...new Set(card.filter(({ name, value }) => value !== '' && !known.test(name)).map(({ name }) => name)),
];

/** Beside those of the columns what tells nothing of the person: how the card was made and how its names sound. */
const known =
  /^(VERSION|PRODID|REV|UID|KIND|CLASS|MAILER|SOURCE|NAME|CLIENTPIDMAP|FN|N|SORT-STRING|NICKNAME|ORG|TEL|EMAIL|GENDER|X-GENDER|CATEGORIES|ADR|LABEL|BDAY|ANNIVERSARY|X-ANNIVERSARY|NOTE|(X-)?SOCIALPROFILE|X-FACEBOOK|X-INSTAGRAM|X-ABLABEL|X-ABADR|X-PHONETIC-.*|X-ABUID)$/;

/** A mobile number before others, one that its owner prefers before those; nothing that no person answers, nothing twice. */
const numbersOf = (lines: readonly CardLine[]): string[] => {
  const rank = ({ types }: CardLine) =>
    (types.some(type => mobile.test(type)) ? 0 : 2) + (types.includes('pref') ? 0 : 1);
  const numbers = lines
    .filter(({ types }) => !types.some(type => /^(fax|pager|modem|telex|bbs)$/.test(type)))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(line => plain(line).replace(/^tel:/i, ''));
  return [...new Map(numbers.map(number => [number.replace(/\D/g, '').slice(-10), number])).values()];
};

const mobile = /^(cell|mobile|iphone|x-mobile)$/;

const isSecond = ({ types }: CardLine) => types.includes(secondType);

const preferred = (lines: readonly CardLine[]) =>
  lines.toSorted((one, other) => Number(other.types.includes('pref')) - Number(one.types.includes('pref')));

const profiles = (card: Card, network: string): string[] =>
  card
    .filter(
      ({ name, types }) =>
        name === `X-${network.toUpperCase()}` || (/^(X-)?SOCIALPROFILE$/.test(name) && types.includes(network)),
    )
    .map(plain);

/** As a list of titles in one cell has it. */
const asListed = (title: string) => (new RegExp(mustQuote).test(title) ? `"${title.replaceAll('"', '""')}"` : title);

/** At a separator that is not escaped. */
const split = (value: string, separator: ',' | ';'): string[] =>
  value.match(separator === ',' ? /(?:\\.|[^\\,])+|(?<=,|^)(?=,|$)/gs : /(?:\\.|[^\\;])+|(?<=;|^)(?=;|$)/gs) ?? [];

const unescaped = (value: string) =>
  value.replace(/\\([\\,;:nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)).trim();

const plain = (line: CardLine | undefined): string => (line ? unescaped(line.value).replace(/\s+/g, ' ') : '');
const parts = (line: CardLine | undefined): string[] => (line ? split(line.value, ';').map(unescaped) : []);
