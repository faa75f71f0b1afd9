import type { Language } from '../../schema/words/languages.ts';
import type { FolderMember } from '../crud/export/options.ts';

/** The folder of a month that is written: whose, in which language, and the exports that are its files. */
export type FolderWanted = { month: string; shop: string; language: Language; members: FolderMember[] };
