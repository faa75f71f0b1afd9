import { mustQuote } from '../listed.ts';
import type { Card, CardLine } from './cardLines.ts';

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
  'Gender',
  'Categories',
  'Facebook',
  'Instagram',
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
    'E-mail': preferred(all('EMAIL')).map(plain),
    Gender: [parts(first('GENDER', 'X-GENDER'))[0] ?? ''],
    Categories: all('CATEGORIES').flatMap(line => split(line.value, ',').map(unescaped).map(asListed)),
    Facebook: profiles(card, 'facebook'),
    Instagram: profiles(card, 'instagram'),
  };
  return cardHeader.map(column => cells[column].filter(Boolean).join(' ::: '));
};

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
