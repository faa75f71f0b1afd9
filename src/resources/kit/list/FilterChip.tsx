import ExpandIcon from '@mui/icons-material/ExpandMore';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { FilterValues, KindFilter } from '../filters/filter.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = { info: FieldInfo; filter: KindFilter };

/** A filter that says its value. Pressed, it opens the ways to change it. */
export function FilterChip({ info, filter: { names, Editor, Value } }: Props) {
  const translate = useTranslate();
  const name = useWords(useEntity()).label(info.name);
  const { values, isSet, set, clear } = useFilter(names(info.name));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (changes: FilterValues) => {
    set(changes);
    setAnchor(null);
  };
  const look = isSet ? { sx: chosen, onDelete: clear } : { icon: <ExpandIcon /> };
  return (
    <>
      <Chip
        variant="outlined"
        label={
          <>
            {name}: {isSet ? <Value info={info} values={values} /> : translate('kit.filter.all')}
          </>
        }
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...look}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { mt: 0.5, maxHeight: 400 } } }}
      >
        <Editor info={info} values={values} onSet={choose} />
      </Popover>
    </>
  );
}

/** Some parameters of the list. */
function useFilter(parameters: string[]) {
  const { filterValues: values, setFilters } = useListContext();
  const set = (changes: FilterValues) => setFilters({ ...values, ...changes });
  return {
    values,
    isSet: parameters.some(name => values[name] !== undefined),
    set,
    clear: () => set(Object.fromEntries(parameters.map(name => [name, undefined]))),
  };
}

/** A chip that narrows the list. */
export const chosen = {
  bgcolor: 'chosen.main',
  borderColor: 'primary.main',
  fontWeight: 600,
  '& .MuiChip-deleteIcon': { color: 'text.secondary', '&:hover': { color: 'text.primary' } },
};
