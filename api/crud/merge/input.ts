import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { boolean, json, ref, refs } from '../../../schema/kit/kinds.ts';
import { anything, byName, uuidPattern, whole } from '../../../schema/kit/shape.ts';

const mostAtOnce = 50;
const chosen = ({ name }: AnyEntity) => refs(name, { via: '' }).max(mostAtOnce, `At most ${mostAtOnce} at once`);

/** `values`: of the record that stays, what it takes over; `versions`: id -> the version that was read. */
export const mergeInput = (entity: AnyEntity) => ({
  into: ref(entity.name)
    .label('The one that stays')
    .required('Choose the one that stays')
    .matches(uuidPattern, 'Choose one of the list'),
  others: chosen(entity).label('The others').min(1, 'Choose at least two'),
  values: json(byName(anything)).label('Values'),
  versions: json(byName(whole)).label('Versions'),
});

export const distinctInput = (entity: AnyEntity) => ({
  ids: chosen(entity).label(entity.label.many).min(2, 'Choose at least two'),
  distinct: boolean(true).label('Not the same'),
});
