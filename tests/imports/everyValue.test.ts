import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { cardsIn } from '../../schema/kit/cards/cardLines.ts';
import { cardHeader, cardRow, unreadParts } from '../../schema/kit/cards/cardRows.ts';
import { contentLines, escaped } from '../../schema/kit/contentLine.ts';
import { namedHeader } from '../../schema/kit/importHeader.ts';
import { namesOf, unreadColumns } from '../../schema/kit/importMapping.ts';
import { rowReader, type ReadRow } from '../../schema/kit/importReader.ts';
import { everyWords } from '../../schema/words/wordings.ts';
import type { Draw } from '../support/draw.ts';
import { drawFor, proofSize } from '../support/proofSize.ts';

const { contacts } = entities;
const count = proofSize(300, 10_000);
const readerOf = (header: readonly string[]) => rowReader(contacts, header, { mapping: {}, known: everyWords });

/** A value as people write it, with a mark by which it is found again. `place`: the part of the card or the column that holds it. */
type Value = { mark: string; place: string };

class Writer {
  readonly draw: Draw;
  readonly values: Value[] = [];
  #number = 0;

  constructor(draw: Draw) {
    this.draw = draw;
  }

  /** Some words around the mark. */
  text(place: string): string {
    const mark = `w${++this.#number}x`;
    this.values.push({ mark, place });
    const around = this.draw.of(['', 'रमेश ', '“Rao” & ', 'Shop; No. 4, ', 'First line\nsecond ', '= ', 'A\\B ', '💍 ']);
    return this.draw.percent(50) ? `${around}${mark}` : `${mark} ${around.trim()}`.trim();
  }

  number(place: string): string {
    const mark = `98${String(10_000_000 + ++this.#number)}`;
    this.values.push({ mark, place });
    return this.draw.of([mark, `+91 ${mark.slice(0, 5)} ${mark.slice(5)}`, `0${mark}`, `${mark} (old)`]);
  }

  mail(place: string): string {
    const mark = `m${++this.#number}x`;
    this.values.push({ mark, place });
    return this.draw.of([`${mark}@example.test`, `${mark} at example`]);
  }

  day(place: string): string {
    const mark = String(1900 + ++this.#number);
    this.values.push({ mark, place });
    return this.draw.of([`${mark}-05-12`, `${mark}/02/31`]);
  }
}

/** The values of which nothing is left: neither in the record, nor named as left out, nor in an unread place. */
const lost = (values: readonly Value[], row: ReadRow, unread: readonly string[]): Value[] => {
  const said = [row.given, row.leftOut, row.wrong].map(each => JSON.stringify(each)).join('\n');
  const digits = said.replace(/(?<=\d)[\s()-]+(?=\d)/g, '');
  return values.filter(({ mark, place }) => !said.includes(mark) && !digits.includes(mark) && !unread.includes(place));
};

const quoted = (text: string) =>
  [...Buffer.from(text)].map(byte => `=${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('');
/** With soft breaks, as phones write them. */
const softly = (head: string, text: string) => {
  const letters = quoted(text).match(/=../g) ?? [];
  const lines = Array.from({ length: Math.ceil(letters.length / 20) }, (_, n) =>
    letters.slice(n * 20, n * 20 + 20).join(''),
  );
  return `${head};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${lines.join('=\r\n')}`;
};

const drawCard = (writer: Writer): string => {
  const { draw } = writer;
  const isOld = draw.percent(40);
  const lines: string[] = [];
  const add = (head: string, texts: readonly string[]) => {
    const isQuoted = isOld && draw.percent(50);
    if (isQuoted) lines.push(softly(head, texts.map(text => text.replace(/[\\;]/g, '\\$&')).join(';')));
    else
      lines.push(
        ...contentLines([`${head}:${texts.map(escaped).join(';')}`])
          .trimEnd()
          .split('\r\n'),
      );
  };
  const some = (share: number, most: number, make: () => void) => {
    for (let n = 0; n < most; n++) if (draw.percent(share)) make();
  };
  const texts = (length: number, place: string) =>
    Array.from({ length }, () => (draw.percent(60) ? writer.text(place) : ''));
  some(80, 2, () => add('N', texts(5, 'N')));
  some(80, 2, () => add('FN', [writer.text('FN')]));
  some(40, 2, () => add('NICKNAME', [writer.text('NICKNAME')]));
  some(40, 2, () => add('ORG', texts(2, 'ORG')));
  some(60, 4, () => {
    const type = draw.of(['CELL', 'HOME', 'WORK', 'FAX', 'PAGER', 'HOME;FAX', 'VOICE']);
    add(`TEL;${type}`, [
      writer.number(/FAX|PAGER/.test(type) ? `TEL (${type.split(';').at(-1)!.toLowerCase()})` : 'TEL'),
    ]);
  });
  some(60, 3, () => add('EMAIL;INTERNET', [writer.mail('EMAIL')]));
  some(40, 3, () => add(`ADR;${draw.of(['HOME', 'WORK'])}`, texts(7, 'ADR')));
  some(30, 2, () => add('LABEL', [writer.text('LABEL')]));
  some(30, 2, () => add('BDAY', [writer.day('BDAY')]));
  some(30, 1, () => add(draw.of(['ANNIVERSARY', 'X-ANNIVERSARY']), [writer.day('ANNIVERSARY')]));
  some(40, 2, () => add('NOTE', [writer.text('NOTE')]));
  some(30, 1, () => add(draw.of(['GENDER', 'X-GENDER']), [writer.text('GENDER')]));
  for (const name of ['TITLE', 'ROLE', 'URL', 'IMPP', 'X-ABDATE', 'X-ANDROID-CUSTOM'])
    some(10, 1, () => add(name, [writer.text(name)]));
  for (const network of ['facebook', 'instagram', 'twitter'])
    some(20, 2, () =>
      add(`X-SOCIALPROFILE;TYPE=${network}`, [
        writer.text(network === 'twitter' ? `X-SOCIALPROFILE (${network})` : ''),
      ]),
    );
  some(40, 2, () => add('CATEGORIES', [writer.text('CATEGORIES').replaceAll(',', '')]));
  return ['BEGIN:VCARD', `VERSION:${isOld ? '2.1' : draw.of(['3.0', '4.0'])}`, ...lines, 'END:VCARD', ''].join('\r\n');
};

it(`each value of ${count} cards ends in the record, or is named as not used`, () => {
  const draw = drawFor('cards');
  const read = readerOf(cardHeader);
  const columns = unreadColumns(contacts, cardHeader, {}, everyWords);
  for (let n = 0; n < count; n++) {
    const writer = new Writer(draw);
    const text = drawCard(writer);
    const [card] = [...cardsIn(new TextEncoder().encode(text))];
    const cells = cardRow(card!);
    const row = read(cells);
    const inUnread = columns.filter(name => cells[cardHeader.indexOf(name as (typeof cardHeader)[number])] !== '');
    const unread = [...unreadParts(card!), ...(inUnread.length ? ['N'] : [])];
    expect(lost(writer.values, row, unread), text).toEqual([]);
  }
});

/** The columns that exports of address books have, those of other programs, and some that no field is read from. */
const columns = [
  ...new Set([
    ...Object.values(contacts.import!.columns).flatMap(sources => (sources ?? []).flatMap(namesOf)),
    ...Object.values(contacts.info)
      .filter(({ kind }) => kind !== 'refs')
      .map(({ label }) => label),
    'Business Fax',
    'Pager',
    'Assistant’s Name',
    'Spouse',
    'Web Page',
    'Address 2 - Formatted',
    'Birthday 2',
  ]),
];

const cellOf = (writer: Writer, column: string): string => {
  if (/phone|mobile|whatsapp|contact n|telephone|landline|^work$|^home$/i.test(column)) return writer.number(column);
  if (/mail/i.test(column)) return writer.mail(column);
  if (/birth|anniversary|dob/i.test(column)) return writer.day(column);
  return writer.text(column);
};

it(`each value of ${count} tables ends in the record, or is named as not used`, () => {
  const draw = drawFor('tables');
  for (let n = 0; n < count; n++) {
    const named = columns.filter(() => draw.percent(draw.of([10, 30, 80])));
    const header = namedHeader(
      named,
      named.map(() => 1),
    );
    const writer = new Writer(draw);
    const cells = header.map(column => (draw.percent(70) ? cellOf(writer, column) : ''));
    const row = readerOf(header)(cells);
    const unread = unreadColumns(contacts, header, {}, everyWords);
    expect(lost(writer.values, row, unread), JSON.stringify({ header, cells, row })).toEqual([]);
  }
});
