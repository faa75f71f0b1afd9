import { join } from 'node:path';
import webPush from 'web-push';
import { keptSecret } from '../secrets.ts';

/** The pair of keys by which push services know this site, base64url. */
export type Vapid = { publicKey: string; privateKey: string };

/** The keys in `folder`, made at the first start and readable by its owner only. With other keys no device is reached any more. */
export const loadVapid = async (folder: string): Promise<Vapid> => {
  const path = join(folder, 'vapid.json');
  const make = () => Buffer.from(JSON.stringify(webPush.generateVAPIDKeys()));
  const kept = JSON.parse((await keptSecret(folder, path, make)).toString()) as Vapid;
  if (!kept.publicKey || !kept.privateKey) throw new Error(`${path} is damaged: it must hold a pair of keys.`);
  return kept;
};
