import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Contact } from '../../../schema/entities/contacts.ts';
import { formatCount, formatPhone } from '../../format.ts';
import { pickable, usePickable } from './usePickable.ts';

type Props = {
  groupId: string;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Runs what asks the server whom to choose; what is chosen is added only afterwards. */
  find: (work: () => Promise<unknown>) => void;
};

/** Every contact of the shop, found on the server while one types. Who is in the group already is shown, and cannot be chosen. */
export function ContactPicker({ groupId, chosen, onChoose, find }: Props) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`resources.contacts/groups.${key}`, values);
  const [typed, setTyped] = useState('');
  const { found, total, isPending, isOfBefore, hasMore, isFetching, showMore, allFound } = usePickable(typed);
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id]);
  const chooseAll = async () => {
    const ids = (await allFound()).filter(contact => !isMember(contact, groupId)).map(({ id }) => id);
    onChoose([...new Set([...chosen, ...ids])].slice(0, pickable));
  };
  return (
    <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: { sm: 480 } }}>
      <Finder typed={typed} onType={setTyped} isBusy={isFetching} />
      <AllOrNone
        total={total}
        hasChosen={chosen.length > 0}
        onAll={() => find(chooseAll)}
        onNone={() => onChoose([])}
      />
      {!isPending && total === 0 && <Typography sx={{ color: 'text.secondary' }}>{text('found_none')}</Typography>}
      <Box component="ul" inert={isOfBefore} sx={{ listStyle: 'none', m: 0, p: 0, opacity: isOfBefore ? 0.6 : 1 }}>
        {found.map(contact => (
          <Line
            key={contact.id}
            contact={contact}
            isMember={isMember(contact, groupId)}
            isChosen={chosen.includes(contact.id)}
            onToggle={() => toggle(contact.id)}
          />
        ))}
      </Box>
      {hasMore && (
        <Button size="small" onClick={showMore}>
          {text('more')}
        </Button>
      )}
    </DialogContent>
  );
}

type FinderProps = { typed: string; onType: (text: string) => void; isBusy: boolean };

function Finder({ typed, onType, isBusy }: FinderProps) {
  const translate = useTranslate();
  const label = translate('resources.contacts/groups.find');
  return (
    <>
      <TextField
        autoFocus
        value={typed}
        onChange={event => onType(event.target.value)}
        label={label}
        slotProps={{ htmlInput: { role: 'searchbox', maxLength: 200 } }}
      />
      <Box sx={{ height: 4 }}>{isBusy && <LinearProgress aria-label={label} />}</Box>
    </>
  );
}

type AllProps = { total: number; hasChosen: boolean; onAll: () => void; onNone: () => void };

function AllOrNone({ total, hasChosen, onAll, onNone }: AllProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {total > 1 && (
        <Button size="small" onClick={onAll}>
          {translate('resources.contacts/groups.choose_all', { count: formatCount(Math.min(total, pickable)) })}
        </Button>
      )}
      {hasChosen && (
        <Button size="small" onClick={onNone}>
          {translate('resources.contacts/groups.choose_none')}
        </Button>
      )}
    </Box>
  );
}

const isMember = ({ selectedGroups }: Contact, groupId: string) => (selectedGroups ?? []).includes(groupId);

type LineProps = { contact: Contact; isMember: boolean; isChosen: boolean; onToggle: () => void };

function Line({ contact: { name, mobileNo }, isMember, isChosen, onToggle }: LineProps) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', minHeight: 52, cursor: isMember ? 'default' : 'pointer' }}
      >
        <Checkbox checked={isChosen || isMember} disabled={isMember} onChange={onToggle} sx={{ ml: -1.25 }} />
        <ListItemText
          primary={name}
          secondary={
            isMember
              ? `${formatPhone(mobileNo)} · ${translate('resources.contacts/groups.is_member')}`
              : formatPhone(mobileNo)
          }
          slotProps={{ primary: { noWrap: true } }}
        />
      </Box>
    </Box>
  );
}
