import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { FilterForm } from './FilterForm.tsx';
import type { FilterProps } from './filter.ts';

/** Exactly this text. */
export function TextFilter({ info: { name }, values, onSet }: FilterProps) {
  const { label } = useWords(useEntity());
  const asked = [{ name, label: label(name), value: textOf(values[name]) }];
  return <FilterForm asked={asked} onApply={([typed]) => onSet({ [name]: typed || undefined })} />;
}

export function TextValue({ info, values }: Pick<FilterProps, 'info' | 'values'>) {
  return textOf(values[info.name]);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
