/** Quoted where a title could be taken for several: by its separators, its quotes or the star of an address book. */
export const mustQuote = '[,;|"]|^\\* | ::: ';

const item = /\s*(?::::)?\s*"((?:[^"]|"")*)"(?=\s*(?:[,;|]|:::|$))|(?: ::: )?((?:(?! ::: )[^,;|])+)/g;

/** The titles in a cell: `Family, VIP; "Gold, silver"`. An export quotes what holds a separator. */
export const listed = (cell: string): string[] =>
  [...cell.matchAll(item)]
    .map(([, quoted, bare]) => (quoted === undefined ? unstarred(bare!) : quoted.replaceAll('""', '"')))
    .filter(Boolean);

const unstarred = (title: string) => title.trim().replace(/^\* /, '');
