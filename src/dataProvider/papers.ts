import type { Identifier } from 'react-admin';
import type { PaperSize } from '../../schema/kit/papers.ts';
import type { Language } from '../../schema/words/languages.ts';
import * as calls from './calls.ts';
import { pathOf } from './paths.ts';

/** How a paper is to be. */
export type Look = { size: PaperSize; language: Language };

type Scope = { signal?: AbortSignal };

/** A picture of one record's paper, to look at. */
export const paperPicture = (resource: string, paper: string, id: Identifier, look: Look, scope?: Scope) =>
  calls.getFile(`${addressOf(resource, paper, id)}?${query(look)}&format=svg`, scope);

/** To print: of one record, or of many in one file. */
export const paperFile = (resource: string, paper: string, ids: readonly Identifier[], look: Look): Promise<Blob> =>
  ids.length === 1
    ? calls.getFile(`${addressOf(resource, paper, ids[0]!)}?${query(look)}`)
    : calls.postForFile(`${pathOf(resource)}/papers/${paper}?${query(look)}`, { ids });

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

const query = ({ size, language }: Look) => new URLSearchParams({ size, language }).toString();
