import type { Permission } from '../permissions.ts';

/** Rich text of a record that several people write at once: who may read it, begin it, and write in it. */
export type SharedText = {
  label: string;
  /** What it is for, above it. */
  help?: string;
  permissions: Record<'list' | 'create' | 'update', Permission>;
};
export type SharedTexts = Readonly<Record<string, SharedText>>;

/** The words of a text that there may be. */
export type SharedTextWord = 'label' | 'help';
