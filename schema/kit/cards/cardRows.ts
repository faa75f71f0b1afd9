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
  'City',
  'PIN',
  'State',
  'Name Prefix',
  'Name Suffix',
  'Birthday',
  'Anniversary',
  'Notes',
] as const;

export const cardRow = (card: Card): string[] => {
  const all = (name: string) => card.filter(line => line.name === name && line.value !== '');
  const each = (...names: string[]) => distinct(names.flatMap(all).map(plain));
  const [first, ...furtherNames] = all('N').map(parts);
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = first ?? [];
  const names = each('FN');
  const beside = (part: string) => (names.some(name => name.includes(part)) ? [] : [part]);
  const addresses = all('ADR').map(parts);
  const [, , , city = '', state = '', pin = ''] = addresses[0] ?? [];
  const cells: Record<(typeof cardHeader)[number], readonly string[]> = {
    'Full Name': [...names, ...furtherNames.map(asName)],
    'Given Name': [given],
    'Additional Name': [additional],
    'Family Name': [family],
    Nickname: each('NICKNAME'),
    'Organization Name': distinct(all('ORG').map(asAddress)),
    Mobile: numbersOf(all('TEL')),
    'E-mail': preferred(all('EMAIL').filter(line => !isSecond(line))).map(plain),
    'Other Email': all('EMAIL').filter(isSecond).map(plain),
    Gender: distinct(['GENDER', 'X-GENDER'].flatMap(all).flatMap(parts)),
    Categories: all('CATEGORIES').flatMap(line => split(line.value, ',').map(unescaped).map(asListed)),
    Facebook: profiles(card, 'facebook'),
    Instagram: profiles(card, 'instagram'),
    Address: distinct([...all('ADR').map(asAddress), ...all('LABEL').map(line => unescaped(line.value))]),
    City: [city],
    PIN: [pin],
    State: [state],
    'Name Prefix': beside(prefix),
    'Name Suffix': beside(suffix),
    Birthday: each('BDAY'),
    Anniversary: each('ANNIVERSARY', 'X-ANNIVERSARY'),
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
export const unreadParts = (card: Card): string[] => distinct(card.flatMap(line => unreadPart(line) ?? []));

const unreadPart = ({ name, types, value }: CardLine): string | undefined => {
  if (value === '') return undefined;
  if (!known.test(name)) return name;
  const noNumber = name === 'TEL' && types.find(type => machine.test(type));
  if (noNumber) return `TEL (${noNumber})`;
  const isOther = name.endsWith('SOCIALPROFILE') && !types.some(type => /^(facebook|instagram)$/.test(type));
  return isOther ? [name, ...(types.length ? [`(${types.join(', ')})`] : [])].join(' ') : undefined;
};

/** Types of numbers that a machine answers. */
const machine = /^(fax|pager|modem|telex|bbs)$/;

/** Beside those of the columns what tells nothing of the person: how the card was made and how its names sound. */
const known =
  /^(VERSION|PRODID|REV|UID|KIND|CLASS|MAILER|SOURCE|NAME|CLIENTPIDMAP|FN|N|SORT-STRING|NICKNAME|ORG|TEL|EMAIL|GENDER|X-GENDER|CATEGORIES|ADR|LABEL|BDAY|ANNIVERSARY|X-ANNIVERSARY|NOTE|(X-)?SOCIALPROFILE|X-FACEBOOK|X-INSTAGRAM|X-ABLABEL|X-ABADR|X-PHONETIC-.*|X-ABUID)$/;

/** A mobile number before others, one that its owner prefers before those; nothing that no person answers, nothing twice. */
const numbersOf = (lines: readonly CardLine[]): string[] => {
  const rank = ({ types }: CardLine) =>
    (types.some(type => mobile.test(type)) ? 0 : 2) + (types.includes('pref') ? 0 : 1);
  const numbers = lines
    .filter(({ types }) => !types.some(type => machine.test(type)))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(line => plain(line).replace(/^tel:/i, ''));
  return [...new Map(numbers.map(number => [number.replace(/\D/g, '').slice(-10) || number, number])).values()];
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
  value
    .replace(/\r\n?/g, '\n')
    .replace(/\\([\\,;:nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
    .trim();

const plain = (line: CardLine | undefined): string => (line ? unescaped(line.value).replace(/\s+/g, ' ') : '');
const parts = (line: CardLine | undefined): string[] => (line ? split(line.value, ';').map(unescaped) : []);
const asAddress = (line: CardLine) => parts(line).filter(Boolean).join(', ');
const asName = ([family, given, additional, prefix, suffix]: readonly string[]) =>
  [prefix, given, additional, family, suffix].filter(Boolean).join(' ');
const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];
