import type { Identifier } from 'react-admin';
import type { SharedTextReply } from '../../schema/rules/sharedTexts.ts';
import * as calls from './calls.ts';
import { pathOf } from './paths.ts';

/** A text of a record, by the resource, the record and its name. */
export type TextPlace = { resource: string; id: Identifier; name: string };

export const readText = (place: TextPlace, since: number): Promise<SharedTextReply> =>
  calls.get(`${addressOf(place)}?since=${since}`);

export const beginText = (place: TextPlace): Promise<SharedTextReply> => calls.put(addressOf(place));

export const writeText = (place: TextPlace, update: string, since: number): Promise<SharedTextReply> =>
  calls.post(`${addressOf(place)}/updates`, { update, since });

const addressOf = ({ resource, id, name }: TextPlace) =>
  `${pathOf(resource)}/${encodeURIComponent(id)}/texts/${encodeURIComponent(name)}`;
