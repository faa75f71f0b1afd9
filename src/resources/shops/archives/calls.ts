import type { ArchiveReport } from '../../../../schema/rules/shopArchives.ts';
import * as calls from '../../../dataProvider/calls.ts';
import { saveByTicket } from '../../../dataProvider/extras.ts';

type Abortable = { signal?: AbortSignal };
const below = (shopId: string, rest: string) => `shops/${encodeURIComponent(shopId)}/${rest}`;

export type Way = 'out' | 'in';
const places: Record<Way, string> = { out: 'archives', in: 'archive_imports' };

export const getArchives = (shopId: string, way: Way, options?: Abortable): Promise<ArchiveReport[]> =>
  calls.get(below(shopId, places[way]), options);

export const takeOut = (shopId: string): Promise<ArchiveReport> => calls.post(below(shopId, places.out));

export const bringIn = (shopId: string, upload: string): Promise<ArchiveReport> =>
  calls.post(below(shopId, places.in), { upload });

export const cancelArchive = (shopId: string, { kind, id }: ArchiveReport): Promise<ArchiveReport> =>
  calls.post(below(shopId, `${places[kind]}/${id}/cancel`));

export const downloadArchive = (shopId: string, { id, name, createdAt }: ArchiveReport): Promise<void> =>
  saveByTicket(below(shopId, `archives/${id}/file`), `${name}-${createdAt.slice(0, 10)}.tar`);

export const uploadsPath = (shopId: string) => below(shopId, 'uploads/archive');
