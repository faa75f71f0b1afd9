import type { Mapping } from '../../../schema/kit/importMapping.ts';
import type { MergedCell, SheetChoice } from '../../ports.ts';
import type { Said } from '../../../schema/words/said.ts';
import type { FieldForms } from '../../../schema/kit/importForms.ts';
import type { PictureColumns } from '../../../schema/kit/importPictures.ts';

export const importQueue = 'imports';
/** What the person who started an import may do. `makes`: reference fields whose unknown titles become records. */
/** `hidden`: fields that they do not see, and so do not bring. */
export type Rights = { creates: boolean; updates: boolean; makes: string[]; hidden?: string[] };

export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Unread = { column: string; count: number };

/** What the job needs to know besides the file. */
export type ImportOptions = Rights & {
  mapping: Mapping;
  dryRun: boolean;
  /** An empty cell empties the field of a record that is there. */ clears?: boolean;
  /** Field of pictures -> the columns that name them. */ pictures?: PictureColumns;
  /** True if the first row is a record too. Only imports begun before `headerRow` existed have it. */ isBare?: boolean;
  /** A name for each column of the file. */ header: string[];
  /** The row that names the columns; 0 where none does. */ headerRow?: number;
  /** The sheet of a workbook. */ choice?: SheetChoice;
  /** Cells of several rows. */ merged?: readonly MergedCell[];
  /** The decimal sign and date order of each column. */ forms?: FieldForms;
  /** Reference field -> text of the file -> the record that the person says it means. */ meanings?: Meanings;
  /** The shop's day when the import was started. */ today?: string;
  /** Messages about the file as a whole. */ notes?: readonly Said[];
  /** What the file holds and no field is read from. */ unread?: Unread[];
};

/** So many failed rows are mended at once. */
export const mostMended = 100;

export const importKey = (shop: string, id: string) => `shops/${shop}/imports/${id}`;
