import type { ComponentType } from 'preact';
import type { visitorsWords } from '../../schema/words/en/visitors.ts';

export type VisitorPage = {
  path: string;
  /** Addresses without their language, in small letters, that alone are meant. */
  only?: RegExp;
  title: keyof typeof visitorsWords.page;
  load: () => Promise<ComponentType>;
  /** Rendered by the server for each visit. */
  isFresh?: true;
};
