import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { contacts } from '../../../schema/entities/contacts.ts';
import type { Group } from '../../../schema/entities/groups.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { useMay } from '../kit/useMay.ts';
import { useTellChange } from '../../changes/useTellChange.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { useMemberCalls } from '../groups/useMemberCalls.ts';
import { AddToGroup } from './AddToGroup.tsx';
import { queryKeys } from '../../queryKeys.ts';

/** The groups of a contact: joined one by one, left several at once. */
export function ContactGroups({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`resources.contacts.groups.${key}`, values);
  const id = useId();
  const canChange = useCan()(can.GroupMemberAdd);
  const { data: groups } = useGroups(record);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const leave = useLeave(record, () => setChosen([]));
  const toggle = (group: string) =>
    setChosen(chosen.includes(group) ? chosen.filter(other => other !== group) : [...chosen, group]);
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography component="h2" variant="h6" id={id} sx={{ mr: 'auto' }}>
          {text('title')}
        </Typography>
        {chosen.length > 0 && (
          <Button color="error" onClick={() => void leave(chosen)}>
            {text('leave', { smart_count: chosen.length })}
          </Button>
        )}
        <AddToGroup ids={[record.id]} />
      </Box>
      {groups?.length === 0 && <Typography variant="body2">{text('none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups?.map(group => (
          <Line
            key={group.id}
            group={group}
            isChosen={chosen.includes(group.id)}
            onToggle={canChange ? () => toggle(group.id) : undefined}
          />
        ))}
      </Box>
    </Box>
  );
}

type LineProps = { group: Group; isChosen: boolean; onToggle?: () => void };

function Line({ group: { id, name }, isChosen, onToggle }: LineProps) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={line}>
      {onToggle && (
        <Checkbox
          checked={isChosen}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': translate('resources.contacts.groups.choose', { name }) } }}
          sx={{ ml: -1.25 }}
        />
      )}
      <MuiLink component={Link} to={`/groups/${id}/members`} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </MuiLink>
    </Box>
  );
}

/** C-26. Read again with the contact. */
function useGroups(contact: RaRecord) {
  return useQuery({
    queryKey: queryKeys.groupsOfContact(contact),
    queryFn: ({ signal }) => get<Group[]>(`${pathOf(contacts.resource)}/${contact.id}/groups`, { signal }),
    placeholderData: before => before,
  });
}

function useLeave({ id }: RaRecord, onLeft: () => void) {
  const tell = useTellChange(useMay(contacts.resource, 'edit'));
  const { leave } = useMemberCalls();
  return async (groups: readonly string[]) => {
    if (!(await leave(id, groups))) return;
    onLeft();
    tell('resources.contacts.groups.left', { smart_count: groups.length });
  };
}

const line = { display: 'flex', alignItems: 'center', minHeight: 44, borderTop: 1, borderColor: 'divider' };
