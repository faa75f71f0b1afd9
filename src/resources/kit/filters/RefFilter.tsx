import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { nobodys } from '../../../../schema/kit/assignment.ts';
import { meaningsOf } from '../../../../schema/kit/statuses.ts';
import { aloneMark } from '../../../../schema/kit/tree.ts';
import { inTheirOrder } from '../picker/useLookup.ts';
import { titleOf } from '../titleOf.ts';
import { targetOf } from '../useEntity.ts';
import type { FilterProps } from './filter.ts';
import { PickList } from './PickFilter.tsx';

const shown = 25;

/** Records of another entity, found by typing where they are many. As wide before they come as after, so that it stays on the screen. */
export function RefFilter({ info, ...props }: FilterProps) {
  const translate = useTranslate();
  const target = targetOf(info);
  const { resource, title, ordered, tree } = target;
  const [q, setQ] = useState('');
  const sort = { field: ordered ?? title, order: 'ASC' } as const;
  const options = { placeholderData: <T,>(before: T) => before };
  const { data = [], total = 0 } = useGetList(
    resource,
    // What lies below another one stands below it, which only all of them together show.
    { pagination: { page: 1, perPage: tree ? 0 : shown }, sort, filter: { q } },
    options,
  );
  const choices = inTheirOrder(target, data).map(record => ({ id: record.id, name: titleOf(target, record) }));
  return (
    <Box sx={{ width: 260, '& .MuiMenuItem-root': { whiteSpace: 'normal' } }}>
      {(total > shown || q) && (
        <Box sx={{ p: 1, pb: 0 }}>
          <TextField
            size="small"
            autoFocus
            value={q}
            onChange={event => setQ(event.target.value)}
            label={translate('kit.search')}
          />
        </Box>
      )}
      <PickList name={info.name} choices={choices} {...props} />
    </Box>
  );
}

export function RefValue({ info, values }: Pick<FilterProps, 'info' | 'values'>) {
  const translate = useTranslate();
  const target = targetOf(info);
  const { resource } = target;
  const asked = String(values[info.name]);
  const isAlone = asked.startsWith(aloneMark);
  const id = isAlone ? asked.slice(aloneMark.length) : asked;
  const isMeaning = Boolean(meaningsOf(id));
  const { data } = useGetOne(resource, { id }, { enabled: id !== nobodys && !isMeaning });
  if (isMeaning) return translate(`kit.statuses.${id}`);
  if (id === nobodys) return translate('kit.figures.none');
  if (!data) return '…';
  return isAlone ? translate('kit.figures.alone', { name: titleOf(target, data) }) : titleOf(target, data);
}
