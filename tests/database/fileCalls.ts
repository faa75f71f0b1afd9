import { expect } from 'vitest';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { pngFile } from '../support/pictures.ts';
import type { Shop } from '../support/shop.ts';
import type { Sent } from '../support/testApi.ts';

/** What is done with the files of a record. */
export const fileCalls = async (shop: Shop, entity: AnyEntity, record: string) => {
  const send = async (method: string, rest = '', sent: Sent = {}) => {
    const answer = await shop.send(method, entity, `${record}/files${rest}`, sent);
    expect(answer.status, `${method} ${rest} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const { id } = await send('POST', '', { form: { file: await pngFile() } });
  await send('PUT', '', { body: { fileIds: [id] } });
  await send('PUT', `/${id}`, { body: { name: 'Certificate' } });
  await send('DELETE', `/${id}`);
  await send('POST', `/${id}/restore`);
  await send('GET');
};
