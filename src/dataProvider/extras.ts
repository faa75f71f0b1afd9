import type { Identifier, PaginationPayload, SortPayload } from 'react-admin';
import type { HistoryAction, ManyPreview } from '../../schema/kit/changeReport.ts';
import type { FormAnswers } from '../../schema/kit/importForms.ts';
import type { ImportLook } from '../../schema/kit/importLook.ts';
import type { Mapping } from '../../schema/kit/importMapping.ts';
import type { PictureColumns } from '../../schema/kit/importPictures.ts';
import type { FigureRow } from '../../schema/kit/figures.ts';
import type { ImportReport } from '../../schema/kit/importReport.ts';
import type { ExportReport } from '../../schema/kit/backgroundTask.ts';
import * as calls from './calls.ts';
import { pathOf, shopPath, type PathParams } from './paths.ts';
import { filterParams, sortParams } from './lists.ts';

type Scope = { meta?: PathParams; signal?: AbortSignal };

/** Who changed what, when. */
export type Change = {
  id: string;
  at: string;
  action: HistoryAction;
  userId?: string | null;
  userName?: string | null;
  /** Of a record that was merged into the one that was asked for. */
  wasMerged?: boolean;
  /** Field -> what it was, what it became. */
  changes?: Record<string, [unknown, unknown]> | null;
  /** Under which all stands that was changed together, and what it took back. */
  changeId?: string | null;
  undoesId?: string | null;
  isUndone?: boolean;
};

/** `vcf` where the entity is known to address books. */
export type ExportFormat = 'csv' | 'xlsx' | 'vcf';

export type ExportParams = Scope & {
  format: ExportFormat;
  /** A row for each line. */
  perLine?: boolean;
  filter?: Record<string, unknown>;
  sort?: SortPayload;
  /** Only these, whatever the filter. */
  ids?: Identifier[];
};

/** Takes a delete back, also later and from another device. */
export async function restoreMany(
  resource: string,
  { ids, meta }: { ids: Identifier[] } & Scope,
): Promise<{ data: Identifier[] }> {
  const { restored } = await calls.post<{ restored: Identifier[] }>(`${pathOf(resource, meta)}/restore`, { ids });
  return { data: restored };
}

/** Puts records into an order that people make. */
export async function order(resource: string, ids: Identifier[]): Promise<void> {
  await calls.put(`${pathOf(resource)}/order`, { ids });
}

/** What many records are to become: some fields alike, or each so much percent more than it is. */
export type ManyChanges = { changes?: Record<string, unknown>; percent?: Record<string, number> };

/** What it would come to, before anything is changed. */
export function previewMany(resource: string, ids: Identifier[], wanted: ManyChanges): Promise<ManyPreview> {
  return calls.put(`${pathOf(resource)}/update`, { ids, ...wanted, dryRun: true });
}

export async function changeMany(resource: string, ids: Identifier[], wanted: ManyChanges): Promise<Identifier[]> {
  const { updated } = await calls.put<{ updated: Identifier[] }>(`${pathOf(resource)}/update`, { ids, ...wanted });
  return updated;
}

export async function getHistory(
  resource: string,
  {
    id,
    meta,
    signal,
    pagination: { page, perPage } = { page: 1, perPage: 20 },
  }: { id: Identifier; pagination?: PaginationPayload } & Scope,
): Promise<{ data: Change[]; total: number }> {
  const path = `${pathOf(resource, meta)}/${encodeURIComponent(id)}/history?pageNumber=${page}&pageSize=${perPage}`;
  const { items, totalCount } = await calls.get<{ items: Change[]; totalCount: number }>(path, { signal });
  return { data: items, total: totalCount };
}

/** Every row that the list shows, on all its pages. */
export function exportUrl(resource: string, params: ExportParams): string {
  return `${pathOf(resource, params.meta)}/export?${exportQuery(params)}`;
}

/** What all records that the list shows come to together, each total of the entity; null where they are too many. */
export function sums(
  resource: string,
  { filter = {}, meta, signal }: Pick<ExportParams, 'filter' | 'meta' | 'signal'>,
): Promise<Record<string, number> | null> {
  return calls.get(`${pathOf(resource, meta)}/sums?${new URLSearchParams(filterParams(filter)).toString()}`, {
    signal,
  });
}

/** One figure of the entity over all records that the list shows; null where they are too many. */
export function figure(
  resource: string,
  { name, filter = {}, meta, signal }: { name: string } & Pick<ExportParams, 'filter' | 'meta' | 'signal'>,
): Promise<FigureRow[] | null> {
  const search = new URLSearchParams(filterParams(filter)).toString();
  return calls.get(`${pathOf(resource, meta)}/figures/${name}?${search}`, { signal });
}

export type FigureFormat = 'csv' | 'xlsx';

/** The same for a spreadsheet. */
export function figureFile(
  resource: string,
  { name, filter = {}, format }: { name: string; format: FigureFormat } & Pick<ExportParams, 'filter'>,
): Promise<Blob> {
  const search = new URLSearchParams([['format', format], ...filterParams(filter)]).toString();
  return calls.getFile(`${pathOf(resource)}/figures/${name}/file?${search}`);
}

/** How many of all records that the list shows are in each state; one more than `mostCounted` stands for more. */
export function stateCounts(
  resource: string,
  { filter = {}, meta, signal }: Pick<ExportParams, 'filter' | 'meta' | 'signal'>,
): Promise<Record<string, number>> {
  return calls.get(`${pathOf(resource, meta)}/states?${new URLSearchParams(filterParams(filter)).toString()}`, {
    signal,
  });
}

/** Every row that the list shows, written into a file in the background. */
export async function exportLater(resource: string, params: ExportParams): Promise<{ data: ExportReport }> {
  return { data: await calls.post<ExportReport>(`${pathOf(resource, params.meta)}/exports?${exportQuery(params)}`) };
}

function exportQuery({ format, perLine, filter = {}, sort }: ExportParams): string {
  const rows = perLine ? [['perLine', 'true']] : [];
  const params = [
    ['format', format],
    ...rows,
    ...sortParams(sort?.field ?? '', sort?.order ?? ''),
    ...filterParams(filter),
  ];
  return new URLSearchParams(params).toString();
}

export function exportChosen(
  resource: string,
  { format, perLine, ids, meta, signal }: Omit<ExportParams, 'ids'> & { ids: Identifier[] },
): Promise<Blob> {
  const body = { format, ids, ...(perLine && { perLine }) };
  return calls.postForFile(`${pathOf(resource, meta)}/export`, body, { signal });
}

/**
 * Saves what was exported as a file of the person's. A whole list is fetched by the browser itself, from an address
 * that works once: it may be more than a phone holds in memory.
 */
export async function download(resource: string, { ids, ...params }: ExportParams): Promise<void> {
  const name = `${resource.replace('/', '-')}.${params.format}`;
  if (ids) return saveAs(await exportChosen(resource, { ...params, ids }), name);
  await saveByTicket(exportUrl(resource, params), name);
}

/** Has the browser itself fetch a file, from an address that works once. */
export async function saveByTicket(address: string, name: string): Promise<void> {
  const { url } = await calls.post<{ url: string }>('tickets', { address });
  follow(url, name);
}

/** `headerRow`: 0 where the first row is a record too. */
export type FileReading = {
  sheet?: string;
  headerRow?: number;
  leavesHidden?: boolean;
  encoding?: 'windows-1252';
  forms?: FormAnswers;
  /** Field -> text of the file -> id of the record that it means. */
  meanings?: Record<string, Record<string, string>>;
};

export type ImportParams = Scope & {
  file: File;
  dryRun?: boolean;
  mapping?: Mapping;
  /** Field -> the columns whose addresses are to be fetched. */
  pictures?: PictureColumns;
  /** The person's answers about the file. */
  reading?: FileReading;
  /** Empty cells empty fields. */
  clears?: boolean;
};

export async function importFile(
  resource: string,
  { file, dryRun = false, mapping, pictures, reading, clears, meta, signal }: ImportParams,
): Promise<{ data: ImportReport }> {
  const form = new FormData();
  form.append('file', file);
  form.append('dryRun', String(dryRun));
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  if (pictures && Object.keys(pictures).length) form.append('pictures', JSON.stringify(pictures));
  if (reading) form.append('reading', JSON.stringify(reading));
  if (clears) form.append('clears', 'true');
  return { data: await calls.postForm<ImportReport>(`${pathOf(resource, meta)}/import`, form, { signal }) };
}

/** How the server would read a file. */
export function lookAtFile(
  resource: string,
  { file, reading, meta, signal }: Pick<ImportParams, 'file' | 'reading' | 'meta' | 'signal'>,
): Promise<ImportLook> {
  const form = new FormData();
  form.append('file', file);
  if (reading) form.append('reading', JSON.stringify(reading));
  return calls.postForm<ImportLook>(`${pathOf(resource, meta)}/import/look`, form, { signal });
}

export async function getImport(
  id: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ data: ImportReport }> {
  return { data: await calls.get<ImportReport>(shopPath(`imports/${encodeURIComponent(id)}`), { signal }) };
}

export async function undoImport(id: string): Promise<{ data: ImportReport }> {
  return { data: await calls.post<ImportReport>(shopPath(`imports/${encodeURIComponent(id)}/undo`)) };
}

export async function fetchPicturesAgain(id: string): Promise<{ data: ImportReport }> {
  return { data: await calls.post<ImportReport>(shopPath(`imports/${encodeURIComponent(id)}/pictures`)) };
}

export function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function follow(address: string, name: string): void {
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
}
