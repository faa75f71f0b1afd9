import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { entityOf } from '../entityOf.ts';
import * as calls from './calls.ts';
import * as extras from './extras.ts';
import { hasFiles, toFormData } from './formData.ts';
import { parentsOf, pathOf } from './paths.ts';
import { restClient, totalHeader } from './restDialect.ts';
import type { Upload } from './upload.ts';

const rest = simpleRestProvider('', restClient, totalHeader);
const newestFirst = { field: 'id', order: 'DESC' } as const;
/** As many records as one look-up by ids may name. */
const idsAtOnce = 200;

type Params = { meta?: calls.PathParams };
/** The stock method, given the API's path in place of the resource's name. */
const at =
  <P extends Params, R>(method: (path: string, params: P) => R) =>
  (resource: string, params: P) =>
    method(pathOf(resource, params.meta), params);

const stock = {
  getOne: at(rest.getOne),
  getList: at(rest.getList),
  getMany: at(rest.getMany),
  getManyReference: at(rest.getManyReference),
  create: at(rest.create),
  update: at(rest.update),
  delete: at(rest.delete),
};

async function getList(resource: string, params: GetListParams) {
  const sort = params.sort ?? newestFirst;
  if (!entityOf(resource)?.plainList) return stock.getList(resource, { ...params, sort });
  const whole = await stock.getList(resource, { ...params, sort, pagination: { page: 1, perPage: 0 } });
  const { page, perPage } = params.pagination ?? { page: 1, perPage: whole.data.length };
  return { ...whole, data: perPage ? whole.data.slice((page - 1) * perPage, page * perPage) : whole.data };
}

async function getMany(resource: string, params: GetManyParams) {
  const parts = Array.from({ length: Math.ceil(params.ids.length / idsAtOnce) }, (_, part) =>
    stock.getMany(resource, { ...params, ids: params.ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce) }),
  );
  return { data: (await Promise.all(parts)).flatMap(({ data }) => data) };
}

/** A parent that the path names is filled in there; any other reference is a filter. */
const getManyReference: DataProvider['getManyReference'] = (resource, { target, id, ...params }) =>
  parentsOf(resource).includes(target)
    ? getList(resource, { ...params, meta: { ...params.meta, [target]: id } })
    : stock.getManyReference(resource, { ...params, target, id });

/** Files travel as parts, and whoever waits for them may look on. */
export type Uploading = { upload?: Upload };

const create: DataProvider['create'] = async (resource, params: CreateParams & Uploading) => {
  if (!hasFiles(params.data)) return stock.create(resource, params);
  return { data: await calls.postForm(pathOf(resource, params.meta), toFormData(params.data), params.upload) };
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
} as DataProvider & typeof extras;

export type ShopDataProvider = typeof dataProvider;
