import type { Identifier, SortPayload } from 'react-admin';
import type { PaperPeriod, PaperSize } from '../../schema/kit/papers.ts';
import type { Language } from '../../schema/words/languages.ts';
import * as calls from './calls.ts';
import { filterParams, sortParams } from './lists.ts';
import { pathOf } from './paths.ts';

/** How a paper is to be, and of which days where it is about some. */
export type Look = { size: PaperSize; language: Language; period?: PaperPeriod | undefined };

type Scope = { signal?: AbortSignal };

/** A picture of one record's paper, to look at. */
export const paperPicture = (resource: string, paper: string, id: Identifier, look: Look, scope?: Scope) =>
  calls.getFile(`${addressOf(resource, paper, id)}?${query(look)}&format=svg`, scope);

/** To print: of one record, or of many in one file. */
export const paperFile = (resource: string, paper: string, ids: readonly Identifier[], look: Look): Promise<Blob> =>
  ids.length === 1
    ? calls.getFile(`${addressOf(resource, paper, ids[0]!)}?${query(look)}`)
    : calls.postForFile(`${pathOf(resource)}/papers/${paper}?${query(look)}`, { ids });

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

const flat = ({ size, language, period }: Look) => ({ size, language, ...period });

const query = (look: Look) => new URLSearchParams(flat(look)).toString();
