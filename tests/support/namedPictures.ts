import { beforeEach, expect } from 'vitest';
import { runPictures } from '../../api/crud/import/pictures/run.ts';
import type { QueuedPictures } from '../../api/crud/import/pictures/queue.ts';
import { runImport } from '../../api/crud/import/run.ts';
import { runUndo } from '../../api/crud/import/undo.ts';
import type { Ports } from '../../api/ports.ts';
import type { ImportReport } from '../../schema/kit/importReport.ts';
import { entities } from '../../schema/entities/index.ts';
import { fixedClock } from '../../server/clock.ts';
import { publicWeb } from '../../server/network/publicWeb.ts';
import { file, openPictureServer } from './pictureServer.ts';
import type { World } from './everyEntity.ts';
import { picture, pngFile } from './pictures.ts';
import { openShop, type Shop } from './shop.ts';

const { products } = entities;
const never = new AbortController().signal;
type Queued = { data: Record<string, unknown>; after: Date | undefined };

/** Files that name pictures of a real server, by jobs that run when the test says so. */
export const namedPictures = async () => {
  const server = await openPictureServer();
  const clock = fixedClock(new Date());
  const queued: Queued[] = [];
  let running: Ports;
  const change = (ports: Ports): Ports =>
    (running = {
      ...ports,
      clock,
      web: publicWeb({ agent: 'TolaShop', connection: server.connection, patience: 5_000 }),
      jobs: {
        work: () => Promise.resolve(),
        enqueue: async (_run, _queue, data, after) => void queued.push({ data, after }),
      },
    });
  /** Does what is due, and what that makes due. */
  const work = async (ports = running, signal = never): Promise<void> => {
    for (let next = due(); next; next = due()) {
      const { shop, id, task, turn, user } = next.data as QueuedPictures & { task?: string; user?: string };
      if (task === 'import') await runImport(ports, shop, id, signal);
      else if (task === 'undo') await runUndo(ports, shop, id, signal, user);
      else if (turn !== undefined) await runPictures(ports, { shop, id, turn }, signal);
    }
  };
  const due = () => {
    const at = queued.findIndex(({ after }) => !after || after <= clock.now());
    return at < 0 ? undefined : queued.splice(at, 1)[0];
  };
  /** Puts pictures there. */
  const serve = async (...paths: string[]) => {
    for (const path of paths) server.answers.set(`/${path}`, file(await picture('png')));
  };
  /** A shop for each test, and what its products show. */
  const shopOf = (world: World) => {
    const shop = {} as Shop;
    beforeEach(async () => {
      Object.assign(shop, await openShop(world));
      await shop.make(entities.units, { symbol: 'gm' });
      queued.length = 0;
      server.answers.clear();
      server.calls.length = 0;
    });
    return { shop, ...inShop(world, shop) };
  };
  return { server, clock, queued, change, work, serve, shopOf };
};

const inShop = (world: World, shop: Shop) => {
  const product = async (query: string) =>
    (await shop.call('GET', `admin/products?query=${query}&pageSize=50&include_inActive=true`)).data.items[0];
  return {
    product,
    /** What the product shows, by the names under which it was fetched; what a person added is 'own'. */
    shown: async (query: string): Promise<string[]> => {
      const rows = await world.sql(
        `select picture_id, address from import_pictures where shop_id = '${shop.shopId}' and state = 'added'`,
      );
      const fetched = new Map(rows.map(row => [row['picture_id'], String(row['address']).split('/').at(-1)!]));
      return (await product(query)).images.map(({ id }: { id: string }) => fetched.get(id) ?? 'own');
    },
    addOwn: async (query: string) => {
      const path = `admin/products/${(await product(query)).id}/images`;
      expect((await shop.call('POST', path, { form: { image: await pngFile() } })).status).toBeLessThan(300);
    },
  };
};

/** So many names of pictures. */
export const pictureNames = (count: number) => Array.from({ length: count }, (_, n) => `${n}.png`);

/** One product of as many rows as it has pictures. */
export const ring = (...pictures: string[]) =>
  pictureFile(...pictures.map((name, n) => `ring,${n ? ',,' : 'Ring,10,gm'},${name && pictureAddress(name)}`));

/** Of a shop of jewellery; what is not given is the same for all. */
export const pictureFile = (...rows: string[]) =>
  `Handle,Title,Variant Price,Unit,Image Src\n${rows.map(row => `${row}\n`).join('')}`;

export const pictureAddress = (name: string) => `http://cdn.shop.in/${name}`;

export const importing = async (shop: Shop, text: string, more: object = {}): Promise<string> => {
  const mapping = { purchasePrice: { value: 1 } };
  const form = { file: new File([text], 'rings.csv'), mapping, pictures: { images: ['Image Src'] }, ...more };
  const answer = await shop.send('POST', products, 'import', { form });
  expect(answer.status, answer.text).toBe(202);
  return answer.data.id as string;
};

export const reportIn = async (shop: Shop, id: string, language = 'en') =>
  (await shop.call('GET', `imports/${id}`, { headers: { 'accept-language': language } })).data as ImportReport;
