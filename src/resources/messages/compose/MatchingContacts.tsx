import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import { ListContextProvider, ResourceContextProvider, useTranslate, type ListControllerResult } from 'react-admin';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { formatCount } from '../../../format.ts';
import { FilterChips } from '../../kit/list/FilterChips.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import type { Draft } from './draft.ts';
import { useAudience } from './useAudience.ts';
import { useDraft } from './useDraft.ts';

/** All contacts that a search and filters leave, as the list of contacts has them; without any, everybody. */
export function MatchingContacts() {
  const translate = useTranslate();
  const { field, fieldState } = useController<Draft, 'filter'>({ name: 'filter' });
  const { total } = useAudience(useDraft().draft, 0);
  const isEverybody = Object.values(field.value).every(value => value === undefined || value === '');
  const problem = fieldState.error?.message as string | undefined;
  const list = { resource: contacts.resource, filterValues: field.value, setFilters: field.onChange };
  return (
    <ResourceContextProvider value={contacts.resource}>
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SearchField />
          <FilterChips />
          <Box aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total !== undefined &&
              translate(isEverybody ? 'messenger.everybody' : 'messenger.match', {
                smart_count: total,
                count: formatCount(total),
              })}
          </Box>
          {problem && (
            <FormHelperText error role="alert" sx={{ m: 0 }}>
              {translate(problem, { _: problem })}
            </FormHelperText>
          )}
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
