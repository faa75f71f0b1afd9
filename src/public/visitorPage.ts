import type { ComponentType } from 'preact';
import type { visitorsEn } from '../i18n/visitorsEn.ts';

export type VisitorPage = {
  path: string;
  title: keyof typeof visitorsEn.page;
  load: () => Promise<ComponentType>;
  /** Rendered by the server for each visit. */
  isFresh?: true;
};
