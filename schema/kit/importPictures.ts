import { publicAddress } from '../rules/webAddress.ts';
import { say, type Said } from '../words/said.ts';
import type { AnyEntity } from './defineEntity.ts';
import { memoised } from './importColumns.ts';
import { namesOf, normalised, sourcesOf, type Known } from './importMapping.ts';
import { memo } from './memo.ts';

/** Field of pictures -> the columns that name them by their addresses. One that is not named is not read. */
export type PictureColumns = Record<string, readonly string[]>;

/** A picture that a row names, in the one form of its address. */
export type NamedPicture = { field: string; address: string };

export const pictureFields = memo((entity: AnyEntity): string[] =>
  Object.values(entity.info)
    .filter(({ kind }) => kind === 'images')
    .map(({ name }) => name),
);

/** The columns of this header that name pictures, by what they are called: a number behind it counts one of several. */
export const detectedPictures = (
  entity: AnyEntity,
  field: string,
  header: readonly string[],
  known: Known,
): string[] => {
  const names = new Set(sourcesOf(entity, field, known).flatMap(namesOf).map(normalised));
  return header.filter(name => names.has(normalised(name).replace(/\d+$/, '')));
};

/** The addresses in a cell: one in each line, or with spaces or commas between them, which an address may hold as well. */
export const addressesIn = (cell: string): string[] =>
  cell
    .split(/\s+|[,;|](?=(?:https?:)?\/\/)/i)
    .flatMap(part => (/^(https?:)?\/\//i.test(part) ? part : part.split(/[,;|]/)))
    .map(part => part.replace(/[,;|]+$/, ''))
    .filter(Boolean);

type Refused = { field: string; value: string; message: Said };
type Pictures = { pictures: NamedPicture[]; refused: Refused[] };

/** What each row names: each picture once, and beside them what is no address of the web. */
export const pictureReader = (
  columns: PictureColumns,
  index: (name: string) => number,
): ((cells: readonly string[]) => Pictures) => {
  const at = memoised(index);
  return cells => {
    const found: Pictures = { pictures: [], refused: [] };
    for (const [field, names] of Object.entries(columns)) {
      const texts = new Set(names.flatMap(name => addressesIn(cells[at(name)] ?? '')));
      const wrong = [...texts].filter(text => !publicAddress(text));
      const addresses = new Set([...texts].flatMap(text => publicAddress(text) ?? []));
      found.pictures.push(...[...addresses].map(address => ({ field, address })));
      if (wrong.length) found.refused.push({ field, value: wrong.join('\n'), message: say('noWebAddress') });
    }
    return found;
  };
};
