import type { Action } from '../schema/kit/actions.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { platformPermissions } from '../schema/permissions.ts';
import { listParameters, parametersIn } from './crud/parameters.ts';
import { entityOf } from './db/select.ts';
import type { Handlers } from './handlers/handlers.ts';
import { handlers } from './handlers/index.ts';
import type { Access } from './access.ts';
import type { Operation } from './operation.ts';

/** The calls that an entity declares beside its verbs. One without a handler stops the start. */
export const actionOperations = (entity: AnyEntity): Operation[] =>
  Object.entries(entity.actions ?? {}).map(([name, action]) => {
    const handle = (handlers as Record<string, Handlers>)[entity.name]?.[name];
    if (!handle) throw new Error(`Nothing handles ${entity.name}.${name}`);
    return {
      id: `${entity.name}.${name}`,
      method: action.method,
      path: action.at ?? [entity.path, action.path].filter(Boolean).join('/'),
      summary: action.summary,
      tag: entity.label.many,
      access: accessOf(action.at ?? entity.path, action),
      entity,
      ...(action.paged && { query: listParameters(entityOf(action.paged)) }),
      ...(action.parameters && { query: parametersIn(action.parameters) }),
      ...(action.input && {
        body: { of: 'fields', fields: action.input, multipart: action.multipart ?? false } as const,
      }),
      ...(action.method === 'GET' && 'data' in handle.success && { support: 'masked' as const }),
      handle,
    };
  });

const accessOf = (path: string, { permission, proved: isProved }: Action): Access => {
  const system = path.startsWith('system/');
  const proved = isProved && { proved: isProved };
  if (path.includes(':shopId')) return { to: 'shop', permission, ...(system && { system }), ...proved };
  const onPlatform = (platformPermissions as string[]).includes(permission);
  return onPlatform ? { to: 'platform', permission, ...proved } : { to: 'person', ...proved };
};
