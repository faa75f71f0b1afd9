import type { ComponentType } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { cells } from '../columns/columns.tsx';
import type { CellProps } from '../columns/cell.ts';
import { isFigureKind, typedFigure } from '../inputs/typedFigure.ts';
import { toShopTime } from '../shopTime.ts';
import { FilterForm } from './FilterForm.tsx';
import { range, type FilterProps } from './filter.ts';

/** From, to, or both. */
export function FigureRange(props: FilterProps) {
  const { kind } = props.info;
  const read = (typed: string) => (isFigureKind(kind) ? typedFigure(kind, typed) : { figure: null });
  return (
    <Range
      {...props}
      type="text"
      read={value => `${value}`}
      write={typed => String(read(typed).figure)}
      problemOf={typed => read(typed).problem}
    />
  );
}

/** Whole days: the server reads a day as all of it. Links may hold moments. */
export function MomentRange(props: FilterProps) {
  const isDay = props.info.kind === 'date';
  const read = (value: string | number) => (isDay ? String(value) : toShopTime(value).slice(0, 10));
  return <Range {...props} type="date" read={read} write={day => day} />;
}

type RangeProps = FilterProps & {
  type: 'text' | 'date';
  read: (value: string | number) => string;
  write: (typed: string) => string;
  problemOf?: (typed: string) => string | undefined;
};

function Range({ info, values, onSet, type, read, write, problemOf }: RangeProps) {
  const translate = useTranslate();
  const ends = range(info.name);
  const valueOf = (end: string) => values[end] as string | number | undefined;
  const asked = ends.map((name, i) => ({
    name,
    label: translate(i === 0 ? 'kit.filter.from' : 'kit.filter.to'),
    value: valueOf(name) === undefined ? '' : read(valueOf(name)!),
  }));
  const apply = (typed: string[]) =>
    onSet(Object.fromEntries(ends.map((end, i) => [end, typed[i] ? write(typed[i]) : undefined])));
  return (
    <FilterForm
      asked={asked}
      type={type}
      isFigure={type === 'text'}
      {...(problemOf && { problemOf })}
      onApply={apply}
    />
  );
}

/** `₹500 – ₹2,000`, `from ₹500`, `up to ₹2,000`. */
export function RangeValue({ info, values }: Pick<FilterProps, 'info' | 'values'>) {
  const translate = useTranslate();
  const [from, to] = range(info.name).map(end => values[end]);
  const join =
    from === undefined ? translate('kit.filter.upTo') : to === undefined ? translate('kit.filter.startingAt') : '–';
  return (
    <>
      {from !== undefined && to !== undefined && <End value={from} other={to} info={info} />} {join}{' '}
      <End value={to ?? from} other={from} info={info} />
    </>
  );
}

/** As the list writes it, and as the other end does: both with paise where one has them. */
function End({ value, other, info }: Pick<CellProps, 'value' | 'info'> & { other: unknown }) {
  const kind = info.kind === 'timestamp' ? 'date' : info.kind;
  const Show: ComponentType<CellProps> = cells[kind].Show;
  const beside: RaRecord = { id: '', [info.name]: other };
  return <Show value={value} info={info} record={beside} />;
}
