/** Quoted where a title could be taken for several: by its separators, its quotes or the star of an address book. */
export const mustQuote = '[,;|"]|^\\* | ::: ';

const item = /\s*"((?:[^"]|"")*)"(?=\s*(?:[,;|]|:::|$))|[^,;|]+/g;

/** The titles in a cell: `Family, VIP; "Gold, silver"`. An export quotes what holds a separator. */
export const listed = (cell: string): string[] =>
  [...cell.matchAll(item)]
    .flatMap(([bare, quoted]) =>
      quoted === undefined ? bare.split(' ::: ').map(unstarred) : quoted.replaceAll('""', '"'),
    )
    .filter(Boolean);

const unstarred = (title: string) => title.trim().replace(/^\* /, '');
