import type { SavedReport } from '../../schema/entities/savedReports.ts';
import { get, post, put, remove } from '../dataProvider/calls.ts';
import { shopPath } from '../dataProvider/paths.ts';

/** What a person says of a report that they save. */
export type ReportSaid = Pick<
  SavedReport,
  'name' | 'subject' | 'figure' | 'filter' | 'period' | 'firstDay' | 'lastDay' | 'byMail'
>;

const path = (id?: string) => shopPath(`saved_reports${id ? `/${encodeURIComponent(id)}` : ''}`);

/** All of one's own, by their names. */
export const getSavedReports = async (signal: AbortSignal): Promise<SavedReport[]> =>
  (await get<{ items: SavedReport[] }>(`${path()}?sort=name&pageSize=0`, { signal })).items;

export const saveReport = (said: ReportSaid, id?: string) =>
  id ? put<SavedReport>(path(id), said) : post<SavedReport>(path(), said);

export const dropReport = (id: string) => remove(path(id));
