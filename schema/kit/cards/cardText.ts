import { contentLines, escaped } from '../contentLine.ts';
import { secondType } from './cardLines.ts';

/** What of a record a card holds. `groups` are titles. */
export type CardFields = Partial<{
  name: string;
  mobile: string;
  phone: string;
  email: string;
  otherEmail: string;
  organization: string;
  address: string;
  birthday: string;
  anniversary: string;
  notes: string;
  gender: string;
  facebook: string;
  instagram: string;
  groups: readonly string[];
}>;
export type CardPart = keyof CardFields;
/** A property with its types up to where its value begins, the value, and what comes behind it. */
export type CardProperty = readonly [property: string, value: string | null, end?: string];

/**
 * A card of version 3.0: iPhones, Android, Google, Outlook and WhatsApp all read it, while 4.0 is refused by several of
 * them and 2.1 knows no UTF-8 of its own. The whole name stands as the given one, since nothing tells its parts.
 */
export const cardText = (fields: CardFields, more: readonly CardProperty[] = []): string => {
  const { name = '', groups = [], email } = fields;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escaped(name)};;;`,
    `FN:${escaped(name)}`,
    ...properties.flatMap(([part, property, end = '']) =>
      fields[part] ? [`${part === 'otherEmail' && !email ? secondEmail : property}${escaped(fields[part])}${end}`] : [],
    ),
    ...more.flatMap(([property, value, end = '']) => (value ? [`${property}${escaped(value)}${end}`] : [])),
    ...(groups.length ? [`CATEGORIES:${groups.map(escaped).join(',')}`] : []),
    'END:VCARD',
  ];
  return contentLines(lines);
};

/** The only one that somebody has, which is not the first: other programs read it all the same. */
const secondEmail = `EMAIL;TYPE=INTERNET,${secondType.toUpperCase()}:`;

const properties = [
  ['mobile', 'TEL;TYPE=CELL:'],
  ['phone', 'TEL;TYPE=VOICE:'],
  ['email', 'EMAIL;TYPE=INTERNET:'],
  ['otherEmail', 'EMAIL;TYPE=INTERNET:'],
  ['gender', 'X-GENDER:'],
  ['organization', 'ORG:'],
  // The whole address stands as its street, since nothing tells its parts.
  ['address', 'ADR;TYPE=HOME:;;', ';;;;'],
  ['birthday', 'BDAY:'],
  ['anniversary', 'X-ANNIVERSARY:'],
  ['notes', 'NOTE:'],
  ['facebook', 'X-SOCIALPROFILE;TYPE=facebook:'],
  ['instagram', 'X-SOCIALPROFILE;TYPE=instagram:'],
] as const satisfies [part: Exclude<CardPart, 'groups'>, property: string, end?: string][];
