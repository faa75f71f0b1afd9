import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type Identifier, type RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { callAs } from '../../../dataProvider/calls.ts';
import { toFormData } from '../../../dataProvider/formData.ts';
import { pathWith, type PathParams } from '../../../dataProvider/paths.ts';
import type { Upload } from '../../../dataProvider/upload.ts';
import { forgetTry, leaveTry, leftTry } from '../../../dataProvider/leftTries.ts';
import { doOnce, Wish } from '../../../dataProvider/wish.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { entityOf } from '../../../entityOf.ts';
import { useEntity } from '../useEntity.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** What a button acts on: a record, chosen ones by their ids, or neither. */
export type Target = { record?: RaRecord; ids?: readonly Identifier[] };
export type Input = Record<string, unknown>;
/** What became of many. */
export type Outcome = { changed: Identifier[]; refused: { id: Identifier; reason: string }[] };

/** The call behind a button, and the reading anew of what it changed. */
export function useCall({ record, ids }: Target) {
  const entity = useEntity();
  const client = useQueryClient();
  const onceAt = useOnceAt();
  const send = (button: EntityButton, input: Input, upload?: Upload): Promise<unknown> => {
    const { method, multipart, sends, isOfVersion } = button;
    const path = pathWith(entity, (ids && button.pathOfMany) ?? button.path, (record ?? {}) as PathParams);
    const version = isOfVersion && record && { version: record.version as number };
    const body = { ...sends, ...input, ...version, ...(ids && { ids }) };
    if (method === 'GET' || method === 'DELETE') return callAs(method, path);
    const { wish, ...look } = upload ?? {};
    const call = (sent: Input, key?: string) =>
      multipart
        ? callAs(method, path, toFormData(sent), { ...look, ...(key && { key }) })
        : callAs(method, path, sent, key ? { key } : {});
    return method === 'POST' ? onceAt(path, wish ?? new Wish(), body, call) : call(body);
  };
  /** Most calls reply with the record as it now is: whoever goes on at once goes on from there. */
  const keep = (reply: unknown): void => {
    const { id, version } = (reply ?? {}) as Partial<RaRecord>;
    if (record && id === record.id && version > record.version)
      client.setQueryData(queryKeys.record(entity.resource, String(id)), reply);
  };
  /** A record that is gone is not asked for. */
  const readAnew = async ({ changes, verb }: EntityButton): Promise<void> => {
    const others = changes.flatMap(name => entityOf(name)?.resource ?? []);
    const own = verb === 'delete' ? queryKeys.lists(entity.resource) : queryKeys.of(entity.resource);
    const live = [entity.resource, ...others].map(name => queryKeys.live(name));
    const keys = [own, ...others.map(queryKeys.of), ...live];
    await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })));
  };
  return { send, keep, readAnew };
}

/** Does something once. A try that was lost before its dialog was left is settled first, with its own key. */
function useOnceAt() {
  const notify = useNotify();
  const { user, shopId } = useSession();
  return async (path: string, wish: Wish, body: Input, call: Parameters<typeof doOnce>[2]) => {
    const place = `${user?.id}/${shopId}/${path}`;
    const before = wish.lost ? undefined : leftTry(place);
    if (before) wish.adopt(before);
    try {
      const { reply, isFirst } = await doOnce(wish, body, call);
      if (isFirst) notify('kit.firstDone', { type: 'warning' });
      else if (before && wish.isSettled) notify('kit.firstAgain', { type: 'warning' });
      return reply;
    } finally {
      if (wish.lost) leaveTry(place, wish.lost);
      else forgetTry(place);
    }
  };
}
