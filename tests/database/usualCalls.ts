import { expect } from 'vitest';
import { sampleValue } from '../support/sample.ts';
import type { Shop } from '../support/shop.ts';
import type { Action } from '../../schema/kit/actions.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { infoOf } from '../../schema/kit/fieldInfo.ts';
import { offeredTransitions } from '../../schema/kit/transitions.ts';

/**
 * Takes a new record through each transition and each action of an entity that `done` does not have yet. An action whose input needs more
 * than its fields say is called elsewhere.
 */
export const usualCalls = async (shop: Shop, entity: AnyEntity, done: ReadonlySet<string>): Promise<void> => {
  const isMissing = (name: string) => !done.has(`${entity.name}.${name}`);
  const send = async ({ method }: Pick<Action, 'method'>, rest: string, fields: Action['input'], more: object = {}) => {
    const values = await bodyOf(shop, fields);
    const body = method === 'GET' ? undefined : { ...values, ...more };
    const answer = await shop.send(method, entity, rest, { body });
    expect(answer.status, `${method} ${entity.name} ${rest} ${answer.text}`).toBeLessThan(300);
    return answer;
  };
  const post = { method: 'POST' } as const;
  const take = async (id: string, name: string) => {
    const { input } = entity.states!.transitions[name]!;
    await send(post, `${id}/${name}`, input);
  };
  if (entity.permissions.create)
    for (const [name, { from, input }] of Object.entries(offeredTransitions(entity))) {
      const ready = async () => {
        const id = (await shop.make(entity))['id'] as string;
        for (const step of stepsTo(entity, from)) await take(id, step);
        return id;
      };
      if (isMissing(name)) await take(await ready(), name);
      if (isMissing(`${name}Many`)) await send(post, name, input, { ids: [await ready()] });
    }
  for (const [name, action] of Object.entries(entity.actions ?? {})) {
    const { path, at, input, multipart } = action;
    if (!isMissing(name) || at || multipart || /:(?!id\b)/.test(path)) continue;
    const id = (await shop.make(entity))['id'] as string;
    await send(action, path.replace(':id', id), input);
  }
};

/** A value for each field of an input, as far as the kind of the field says one. */
export const bodyOf = async (shop: Shop, fields: Action['input'] = {}) => {
  const given = Object.values(infoOf(fields)).map(
    async info => [info.name, await sampleValue(info, 1_001, shop.refer)] as const,
  );
  return Object.fromEntries((await Promise.all(given)).filter(([, value]) => value !== undefined));
};

/** The shortest way of transitions from the state of a new record to one of `wanted`. */
function stepsTo(entity: AnyEntity, wanted: readonly string[]): string[] {
  const transitions = Object.entries(offeredTransitions(entity));
  let ways: [state: string, steps: string[]][] = [[entity.states!.initial, []]];
  for (const reached = new Set<string>(); ways.length;) {
    const found = ways.find(([state]) => wanted.includes(state));
    if (found) return found[1];
    for (const [state] of ways) reached.add(state);
    ways = ways.flatMap(([state, steps]) =>
      transitions
        .filter(([, { from, to }]) => from.includes(state) && !reached.has(to))
        .map(([name, { to }]): [string, string[]] => [to, [...steps, name]]),
    );
  }
  throw new Error(`No transition of ${entity.name} leads to ${wanted.join(' or ')}`);
}
