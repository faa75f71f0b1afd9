import Chip from '@mui/material/Chip';
import { ListContextProvider, ResourceContextProvider, useTranslate, type ListControllerResult } from 'react-admin';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FilterValues } from '../resources/kit/filters/filter.ts';
import { filtersOf } from '../resources/kit/filters/filters.tsx';
import { ChipRow } from '../resources/kit/list/ChipRow.tsx';
import { chosen } from '../resources/kit/list/FilterChip.tsx';
import { FilterChips } from '../resources/kit/list/FilterChips.tsx';
import { useEntity } from '../resources/kit/useEntity.ts';
import type { useReport } from './useReport.ts';

type Props = { entity: AnyEntity } & Pick<ReturnType<typeof useReport>, 'filter' | 'figure' | 'change'>;

/** By what the list is narrowed, as above the list itself, and which of its figures is looked at. */
export function ReportChoices({ entity, filter, figure, change }: Props) {
  const setFilters = (values: FilterValues) => change({ filter: values });
  const list = { filterValues: filter, setFilters };
  return (
    <ResourceContextProvider value={entity.resource}>
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <Figures figure={figure} change={change} />
        <FilterChips without={entity.period}>
          <Others filter={filter} onSet={setFilters} />
        </FilterChips>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

function Figures({ figure, change }: Pick<Props, 'figure' | 'change'>) {
  const translate = useTranslate();
  const { resource, figures = {} } = useEntity();
  const names = Object.entries(figures);
  if (names.length < 2) return null;
  const choices = [
    {
      id: '',
      label: translate('reports.allFigures'),
      isChosen: figure === null,
      onChoose: () => change({ figure: null }),
    },
    ...names.map(([id, { label }]) => ({
      id,
      label: translate(`resources.${resource}.figures.${id}`, { _: label }),
      isChosen: figure === id,
      onChoose: () => change({ figure: id }),
    })),
  ];
  return <ChipRow label={translate('reports.figure')} choices={choices} />;
}

/** What was searched for in the list, or its state, which no chip here tells. */
function Others({ filter, onSet }: { filter: FilterValues; onSet: (values: FilterValues) => void }) {
  const translate = useTranslate();
  const told = filtersOf(useEntity()).flatMap(({ info, filter: { names } }) => names(info.name));
  const others = Object.keys(filter).filter(name => filter[name] !== undefined && !told.includes(name));
  if (!others.length) return null;
  const without = Object.fromEntries(Object.entries(filter).filter(([name]) => !others.includes(name)));
  return <Chip variant="outlined" label={translate('reports.filtered')} sx={chosen} onDelete={() => onSet(without)} />;
}
