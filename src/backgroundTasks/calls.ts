import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import * as calls from '../dataProvider/calls.ts';
import { saveByTicket } from '../dataProvider/extras.ts';
import { shopPath } from '../dataProvider/paths.ts';
import { entityOf } from '../entityOf.ts';

export type BackgroundTaskPage = { items: BackgroundTask[]; totalCount: number };
export const perPage = 20;

export const getTasks = (page: number, options?: { signal?: AbortSignal }): Promise<BackgroundTaskPage> =>
  calls.get(`${shopPath('background_tasks')}?pageNumber=${page}&pageSize=${perPage}`, options);

/** What is not over yet. */
export const getRunning = async (options?: { signal?: AbortSignal }): Promise<BackgroundTask[]> =>
  (await calls.get<BackgroundTaskPage>(`${shopPath('background_tasks')}?state=running&pageSize=100`, options)).items;

const pathOfTask = ({ kind, id }: BackgroundTask, rest: string) => {
  const places = { import: 'imports', export: 'exports', message: 'whatsapp/messages', letter: 'users' };
  return shopPath(`${places[kind]}/${encodeURIComponent(id)}/${rest}`);
};

export const cancelTask = (task: BackgroundTask): Promise<unknown> =>
  task.kind === 'message' ? calls.put(pathOfTask(task, 'cancel')) : calls.post(pathOfTask(task, 'cancel'));

export const beginAgain = (task: BackgroundTask): Promise<unknown> =>
  calls.post(pathOfTask(task, task.kind === 'letter' ? 'invite' : 'again'));

export const undoTask = (task: BackgroundTask): Promise<unknown> => calls.post(pathOfTask(task, 'undo'));

/** The file of an export. */
export const download = (task: BackgroundTask): Promise<void> =>
  saveByTicket(pathOfTask(task, 'file'), `${entityOf(task.entity!)!.resource.replace('/', '-')}.${task.name}`);

export const downloadFailedRows = (id: string, fileName: string): Promise<void> =>
  saveByTicket(shopPath(`imports/${encodeURIComponent(id)}/failed`), `${fileName.replace(/\.\w+$/, '')}-failed.csv`);
