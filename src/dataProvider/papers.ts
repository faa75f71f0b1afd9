import type { Identifier, SortPayload } from 'react-admin';
import type { CopySet, PaperPeriod, PaperSize } from '../../schema/kit/papers.ts';
import type { Language } from '../../schema/words/languages.ts';
import * as calls from './calls.ts';
import { filterParams, sortParams } from './lists.ts';
import { pathOf } from './paths.ts';

/** The look of a paper: size, language and copies, and the days of a paper for a period. */
export type Look = {
  size: PaperSize;
  language: Language;
  period?: PaperPeriod | undefined;
  copies?: CopySet | undefined;
};

type Scope = { signal?: AbortSignal };

/** A picture of one record's paper, to look at. */
export const paperPicture = (resource: string, paper: string, id: Identifier, look: Look, scope?: Scope) =>
  calls.getFile(`${addressOf(resource, paper, id)}?${query(look)}&format=svg`, scope);

/** The file of one record, or of many in one. `isCounted`: the server counts the prints of this paper. */
export const paperFile = (
  resource: string,
  { paper, isCounted }: { paper: string; isCounted: boolean },
  ids: readonly Identifier[],
  look: Look,
): Promise<Blob> => {
  if (ids.length > 1) return calls.postForFile(`${pathOf(resource)}/papers/${paper}?${query(look)}`, { ids });
  const address = `${addressOf(resource, paper, ids[0]!)}?${query(look)}`;
  return isCounted ? calls.postForFile(address, undefined) : calls.getFile(address);
};

type Listed = { sort?: SortPayload; filter: Record<string, unknown> };

/** Begins one file of the papers of all that a list shows. */
export const papersLater = (
  resource: string,
  paper: string,
  look: Look,
  { sort, filter }: Listed,
): Promise<unknown> => {
  const listed = [...sortParams(sort?.field ?? '', sort?.order ?? ''), ...filterParams(filter)];
  const params = new URLSearchParams([...Object.entries(flat(look)), ...listed]);
  return calls.post(`${pathOf(resource)}/papers/${paper}/exports?${params.toString()}`);
};

/** Takes the letter; its job sends it. */
export const mailPaper = (
  resource: string,
  paper: string,
  id: Identifier,
  look: Look,
  letter: object,
): Promise<unknown> => calls.post(`${addressOf(resource, paper, id)}/mail?${query(look)}`, letter);

const addressOf = (resource: string, paper: string, id: Identifier) =>
  `${pathOf(resource)}/${encodeURIComponent(id)}/papers/${paper}`;

const flat = ({ size, language, period, copies }: Look) => ({
  size,
  language,
  ...period,
  ...(copies === 'all' && { copies }),
});

const query = (look: Look) => new URLSearchParams(flat(look)).toString();
