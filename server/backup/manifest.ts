/** How a backup is laid out; what a later version lays out otherwise gets another number. */
export const format = 1;
export const product = 'TolaShop';

/** The names inside. */
export const names = {
  part: (table: string, number: number) => `database/${table}/${String(number).padStart(6, '0')}.jsonl.gz`,
  file: (path: string) => `data/${path}`,
  index: (number: number) => `index/${String(number).padStart(6, '0')}.jsonl`,
  manifest: 'manifest.json',
  digest: 'manifest.sha256',
};

/** The table that a part belongs to, and the path of a file in DATA_DIR; null for neither. */
export const tableIn = (name: string): string | null =>
  /^database\/(\w+\.\w+)\/\d{6}\.jsonl\.gz$/.exec(name)?.[1] ?? null;
export const pathIn = (name: string): string | null => {
  const path = /^data\/(.+)$/s.exec(name)?.[1];
  return path?.split('/').every(part => part && part !== '.' && part !== '..') ? path : null;
};

/** A line of the index. */
export const indexLine = (name: string, size: number, digest: string): string =>
  `${JSON.stringify([name, size, digest])}\n`;

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[]; rows: number };
export type Sequence = { name: string; value: string; isCalled: boolean };

export type Manifest = {
  product: typeof product;
  format: number;
  /** The moment of the database that is kept. */
  at: string;
  migrations: { name: string; digest: string }[];
  tables: Table[];
  sequences: Sequence[];
  files: { count: number; bytes: number };
  /** The SHA-256 of each part of the index. */
  indexes: string[];
};

/** Of a text whose digest was right. Throws where it is none of ours, or made by a later version. */
export const readManifest = (text: string): Manifest => {
  const found = JSON.parse(text) as Manifest;
  if (found.product !== product) throw new Error('This is a backup of another product.');
  if (found.format > format)
    throw new Error(`The backup has format ${found.format}; this program knows ${format}. Install the newer version.`);
  return found;
};

/** In a sentence. */
export const summaryOf = ({ at, migrations, tables, files }: Omit<Manifest, 'indexes'>): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files.count} files of ${at}, as far as ${migrations.at(-1)?.name}`;
};
