import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { serviceRequests } from '../../../schema/entities/serviceRequests.ts';
import { transitionsFrom } from '../../../schema/kit/transitions.ts';
import { priorities } from '../../../schema/rules/serviceRequests.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { useAction } from '../../forms/useAction.ts';
import { queryKeys } from '../../queryKeys.ts';
import { columnOf } from '../kit/columns/columns.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { changeRequest, getAdministrators } from './calls.ts';
import { useRequestWords } from './useRequestWords.ts';

type Props = { record: RaRecord; path: string };

/** Where a request stands, whose work it is and how much it presses, each to be changed at once. */
export function DeskBar({ record, path }: Props) {
  const entity = useEntity();
  const words = useRequestWords();
  const { Show, info } = columnOf(entity, 'state');
  const { isBusy, run } = useAction([queryKeys.of(entity.resource)]);
  const isClosed = record['state'] === 'closed';
  const change = (changes: object) => run(() => changeRequest(path, changes), { done: 'requests.changed' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1, mb: 2 }}>
      <Box sx={{ mr: 1, pb: 1 }}>
        <Show value={record['state']} info={info} record={record} />
      </Box>
      <Handler record={record} onChange={handlerId => change({ handlerId })} />
      <TextField
        select
        size="small"
        label={words.label('priority')}
        value={record['priority']}
        disabled={isClosed}
        onChange={({ target }) => change({ priority: target.value })}
        fullWidth={false}
        sx={{ width: 140 }}
      >
        {priorities.map(({ id }) => (
          <MenuItem key={id} value={id}>
            {words.choice('priority', id)}
          </MenuItem>
        ))}
      </TextField>
      {transitionsFrom(serviceRequests, record).map(([name, { to }]) => (
        <Button key={name} size="small" variant="outlined" disabled={isBusy} onClick={() => change({ state: to })}>
          {words.transition(name)}
        </Button>
      ))}
      {!record['handler'] && !isClosed && <TakeOn isBusy={isBusy} onTake={me => change({ handlerId: me })} />}
    </Box>
  );
}

function Handler({ record, onChange }: { record: RaRecord; onChange: (id: string | null) => void }) {
  const translate = useTranslate();
  const words = useRequestWords();
  const { data } = useQuery({ queryKey: queryKeys.administrators, queryFn: getAdministrators });
  const [id, name] = [String(record['handlerId'] ?? ''), String(record['handler'] ?? '')];
  const all = data ?? [];
  return (
    <TextField
      select
      size="small"
      label={words.label('handler')}
      value={id || name}
      disabled={record['state'] === 'closed'}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      fullWidth={false}
      sx={{ width: 200 }}
    >
      <MenuItem value="">{translate('requests.nobody')}</MenuItem>
      {/* Whoever is no administrator any more still handles what they took on. */}
      {name && !all.some(each => each.id === id) && <MenuItem value={id || name}>{name}</MenuItem>}
      {all.map(each => (
        <MenuItem key={each.id} value={each.id}>
          {each.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function TakeOn({ isBusy, onTake }: { isBusy: boolean; onTake: (me: string) => void }) {
  const translate = useTranslate();
  const { user } = useSession();
  return (
    <Button size="small" variant="contained" disabled={isBusy || !user} onClick={() => user && onTake(user.id)}>
      {translate('requests.takeOn')}
    </Button>
  );
}
