import type { FieldValues, Resolver } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { validateFields } from '../../../../schema/kit/validate.ts';
import { raise } from '../../../../schema/rules/raises.ts';
import type { ManyChanges } from '../../../dataProvider/extras.ts';
import { wordedAll } from '../../../i18n/wording.ts';
import { nested } from '../form/nested.ts';
import { resolverFor } from '../form/resolver.ts';

/** To one value, or each by percent of what it is. */
export type How = 'set' | 'raise';

export const percentField = (label: string): FieldInfo => ({ name: 'percent', label, kind: 'percent', required: true });

const percent = { percent: raise().required('Enter a number') };

export const resolverOf = (entity: AnyEntity, name: string, how: How): Resolver<FieldValues> =>
  how === 'set' ? resolverFor(entity, 'update', [name]) : raised;

const raised: Resolver<FieldValues> = values => {
  const { values: checked, problems } = validateFields(percent, { percent: values['percent'] as unknown });
  return problems ? { values: {}, errors: nested(wordedAll(problems)) } : { values: checked, errors: {} };
};

/** What the call takes, of what the form holds. */
export const manyChanges = (values: FieldValues, name: string, how: How): ManyChanges =>
  how === 'set'
    ? { changes: { [name]: (values[name] ?? null) as unknown } }
    : { percent: { [name]: values['percent'] as number } };
