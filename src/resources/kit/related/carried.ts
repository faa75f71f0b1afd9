import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { formFields } from '../../../../schema/kit/validate.ts';

/** What a new record has in common with the one it comes from: references of the same name, as the customer of who asked for an estimate. */
export const carried = (from: AnyEntity, record: Record<string, unknown>, to: AnyEntity): Record<string, unknown> =>
  Object.fromEntries(
    formFields(to, 'create')
      .filter(name => isShared(from, to, name) && record[name] != null)
      .map(name => [name, record[name]]),
  );

const isShared = (from: AnyEntity, to: AnyEntity, name: string) =>
  to.info[name]!.kind === 'ref' && from.info[name]?.target === to.info[name]!.target;
