import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { askedInfo, type EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { callAs } from '../../../dataProvider/calls.ts';
import { toFormData } from '../../../dataProvider/formData.ts';
import { pathWith, type PathParams } from '../../../dataProvider/paths.ts';
import type { Upload } from '../../../dataProvider/upload.ts';
import { forgetTry, leaveTry, leftTry } from '../../../dataProvider/leftTries.ts';
import { doOnce, Wish } from '../../../dataProvider/wish.ts';
import { entityOf } from '../../../entityOf.ts';
import { useTryPlaces } from '../form/LeftTry.tsx';
import { useEntity } from '../useEntity.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** What a button acts on: a record, chosen ones by their ids, or neither. */
export type Target = { record?: RaRecord; ids?: readonly Identifier[] };
export type Input = Record<string, unknown>;
/** What became of many. */
export type Outcome = { changed: Identifier[]; refused: { id: Identifier; reason: string }[] };

/** The call behind a button, and the reading anew of what it changed. */
export function useCall(target: Target) {
  const { record, ids } = target;
  const entity = useEntity();
  const pathOf = usePathOf(target);
  const placeOf = useActionPlace(target);
  const client = useQueryClient();
  const onceAt = useOnceAt();
  const send = (button: EntityButton, input: Input, upload?: Upload): Promise<unknown> => {
    const { method, multipart, sends, isOfVersion } = button;
    const path = pathOf(button);
    const version = isOfVersion && record && { version: record.version as number };
    const body = { ...sends, ...input, ...version, ...(ids && { ids }) };
    if (method === 'GET' || method === 'DELETE') return callAs(method, path);
    const { wish, ...look } = upload ?? {};
    const call = (sent: Input, key?: string) =>
      multipart
        ? callAs(method, path, toFormData(sent), { ...look, ...(key && { key }) })
        : callAs(method, path, sent, key ? { key } : {});
    return method === 'POST' ? onceAt(placeOf(button), button, wish ?? new Wish(), body, call) : call(body);
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

function usePathOf({ record, ids }: Target) {
  const entity = useEntity();
  return ({ path, pathOfMany }: EntityButton): string =>
    pathWith(entity, (ids && pathOfMany) ?? path, (record ?? {}) as PathParams);
}

/** The place of a button's lost tries. Other chosen records are another wish. */
export function useActionPlace(target: Target) {
  const placeAt = useTryPlaces();
  const pathOf = usePathOf(target);
  return (button: EntityButton): string => placeAt([pathOf(button), ...(target.ids ?? [])].join(' '));
}

/** Does something once. A try that was lost before its dialog was left is settled first, with its own key. */
function useOnceAt() {
  const notify = useNotify();
  const translate = useTranslate();
  const { resource } = useEntity();
  const labelsOf = (button: EntityButton, names: readonly string[]): string =>
    names
      .filter(name => name in button.input)
      .map(name => askedInfo(button, name))
      .map(({ name, label }) => translate(`resources.${resource}.fields.${name}`, { _: label }))
      .join(', ');
  return async (
    place: string,
    button: EntityButton,
    wish: Wish,
    body: Input,
    call: Parameters<typeof doOnce>[2],
  ): Promise<unknown> => {
    const before = wish.lost ? undefined : leftTry(place);
    if (before) wish.adopt(before);
    try {
      const { reply, unsent } = await doOnce(wish, body, call);
      if (unsent.length) notify('kit.firstDone', { ...untilRead, messageArgs: { fields: labelsOf(button, unsent) } });
      else if (before && wish.isSettled) notify('kit.firstAgain', untilRead);
      return reply;
    } finally {
      if (wish.lost) leaveTry(place, wish.lost);
      else forgetTry(place);
    }
  };
}

const untilRead = { type: 'warning', autoHideDuration: null } as const;
