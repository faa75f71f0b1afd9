import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { undoChange } from '../../../changes/calls.ts';
import { entityOf } from '../../../entityOf.ts';
import { formatDateTime } from '../../../format.ts';
import { useAction } from '../../../forms/useAction.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { NoteChip } from '../StatusChip.tsx';
import { supportChanges, type SupportChange } from './calls.ts';

/** What was changed under a support access, each change with its Undo. */
export function SupportChanges({ access }: { access: string }) {
  const translate = useTranslate();
  const queryKey = queryKeys.supportChanges(access);
  const { data = [] } = useQuery({ queryKey, queryFn: ({ signal }) => supportChanges(access, signal) });
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate(`tenancy.support.${data.length ? 'changed' : 'changed_nothing'}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(change => (
          <Changed key={change.id} change={change} queryKey={queryKey} />
        ))}
      </Box>
    </div>
  );
}

function Changed({ change, queryKey }: { change: SupportChange; queryKey: readonly unknown[] }) {
  const translate = useTranslate();
  const { isBusy, run } = useAction([queryKey]);
  const { id, at, entities, records, isUndone } = change;
  const what = entities.map(name =>
    translate(`resources.${entityOf(name)?.resource ?? name}.name`, { smart_count: 2 }),
  );
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {[formatDateTime(at), what.join(', '), translate('tenancy.support.records', { smart_count: records })].join(
          ' · ',
        )}
      </Box>
      {isUndone ? (
        <NoteChip text="kit.history.was_undone" />
      ) : (
        <Button
          size="small"
          loading={isBusy}
          onClick={() => run(() => undoChange(id), { done: 'tenancy.support.undone' })}
        >
          {translate('changes.undo')}
        </Button>
      )}
    </Box>
  );
}
