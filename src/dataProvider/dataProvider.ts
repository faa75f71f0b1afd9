import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, DeleteParams, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { onDays } from './calendars.ts';
import * as calls from './calls.ts';
import * as extras from './extras.ts';
import { hasFiles, toFormData } from './formData.ts';
import { httpClient } from './httpClient.ts';
import { getList, getMany, getManyReference } from './lists.ts';
import { pathOf } from './paths.ts';
import type { Upload } from './upload.ts';
import { createOnce } from './wish.ts';

/** Single records by the stock provider; lists are ours, since its language for them is another than the API's. */
const rest = simpleRestProvider('', httpClient);

type Values = Record<string, unknown>;
type Params = { meta?: calls.PathParams };
/** The stock method, given the API's path in place of the resource's name. */
const at =
  <P extends Params, R>(method: (path: string, params: P) => R) =>
  (resource: string, params: P) =>
    method(pathOf(resource, params.meta), params);

const stock = {
  getOne: at(rest.getOne),
  update: at(rest.update),
  delete: at(rest.delete),
};

/** Files travel as parts, and whoever waits for them may look on. */
export type Uploading = { upload?: Upload };

const create: DataProvider['create'] = async <R>(resource: string, params: CreateParams & Uploading) => {
  const { wish, key, ...look } = params.upload ?? {};
  const path = pathOf(resource, params.meta);
  const send = (data: Values, key?: string) =>
    hasFiles(data)
      ? calls.postForm<RaRecord>(path, toFormData(data), { ...look, ...(key && { key }) })
      : calls.post<RaRecord>(path, data, key ? { key } : {});
  if (!wish) return { data: (await send(params.data, key)) as R };
  const change = async (record: RaRecord, data: Values) =>
    (
      await update(resource, {
        id: record.id,
        data,
        previousData: record,
        meta: params.meta,
        upload: look,
      } as UpdateParams)
    ).data as RaRecord;
  return { data: (await createOnce(wish, params.data, key, send, change)) as R };
};

/** The version read with the record goes along, so that nobody overwrites what they have not seen. */
const update: DataProvider['update'] = async (resource, params: UpdateParams & Uploading) => {
  const data = { ...params.data, version: params.data.version ?? params.previousData?.version };
  if (!hasFiles(data)) return stock.update(resource, { ...params, data });
  const path = `${pathOf(resource, params.meta)}/${encodeURIComponent(params.id)}`;
  return { data: await calls.putForm(path, toFormData(withBlanks(data)), params.upload) };
};

/** In parts there is no null: what was emptied is sent as an empty text. */
function withBlanks(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value ?? '']));
}

const remove: DataProvider['delete'] = async (resource, params: DeleteParams) => {
  const { id, meta, previousData } = params;
  const gone = meta?.permanent
    ? await calls.remove(`${pathOf(resource, meta)}/${encodeURIComponent(id)}?permanent=true`)
    : (await stock.delete(resource, params)).data;
  return { data: gone ?? previousData ?? { id } };
};

export const dataProvider = {
  ...rest,
  ...extras,
  onDays,
  supportAbortSignal: true,
  getOne: stock.getOne,
  getList,
  getMany,
  getManyReference,
  create,
  update,
  delete: remove,
  async updateMany(resource: string, { ids, data, meta }: { ids: Identifier[]; data: Partial<RaRecord> } & Params) {
    const { updated } = await calls.put<{ updated: Identifier[] }>(`${pathOf(resource, meta)}/update`, {
      ids,
      changes: data,
    });
    return { data: updated };
  },
  async deleteMany(resource: string, { ids, meta }: { ids: Identifier[] } & Params) {
    const { deleted } = await calls.post<{ deleted: Identifier[] }>(`${pathOf(resource, meta)}/delete`, { ids });
    return { data: deleted };
  },
} as DataProvider & typeof extras & { onDays: typeof onDays };

export type ShopDataProvider = typeof dataProvider;
