import { useTranslate } from 'react-admin';
import { mine, nobodys } from '../../../../schema/kit/assignment.ts';
import { useColleagues } from '../people/useColleagues.ts';
import type { FilterProps } from './filter.ts';
import { PickList } from './PickFilter.tsx';

/** Mine, nobody's, or a colleague's. */
export function PersonFilter({ info, ...props }: FilterProps) {
  return <PickList name={info.name} choices={usePeople()} {...props} />;
}

export function PersonValue({ info, values }: Pick<FilterProps, 'info' | 'values'>) {
  const people = usePeople();
  return people.find(({ id }) => id === values[info.name])?.name ?? '…';
}

function usePeople() {
  const translate = useTranslate();
  const { colleagues } = useColleagues();
  const words = [mine, nobodys].map(id => ({ id, name: translate(`kit.people.${id}`) }));
  return [...words, ...colleagues];
}
