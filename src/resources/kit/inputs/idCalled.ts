import type { DataProvider } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { onlyCalled, onlyFoundBy } from './unchosen.ts';

/** As many as may have a longer title that begins alike. */
const looked = 25;

/** The id of the one record that has this title, or else this mobile number or code; undefined where there is none, or more than one. */
export async function idCalled(text: string, entity: AnyEntity, dataProvider: DataProvider): Promise<unknown> {
  const { resource, title } = entity;
  const { data } = await dataProvider.getList(resource, {
    filter: { q: text },
    sort: { field: title, order: 'ASC' },
    pagination: { page: 1, perPage: looked },
  });
  return onlyCalled(text, data, title) ?? onlyFoundBy(text, data, entity);
}
