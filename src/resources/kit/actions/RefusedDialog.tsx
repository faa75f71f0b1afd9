import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useGetMany, useTranslate } from 'react-admin';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEntity } from '../useEntity.ts';
import type { Outcome } from './useCall.ts';

/** Which of many could not go that way, each with its reason. */
export function RefusedDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const translate = useTranslate();
  const { resource, title } = useEntity();
  const { data = [] } = useGetMany(resource, { ids: outcome.refused.map(({ id }) => id) });
  const nameOf = (wanted: unknown) => {
    const found = data.find(record => record?.id === wanted) as Record<string, unknown> | undefined;
    return found ? String(found[title]) : '…';
  };
  return (
    <TitledDialog
      title={translate('kit.states.refused', { smart_count: outcome.refused.length, changed: outcome.changed.length })}
      width={480}
      onClose={onClose}
    >
      <DialogContent>
        <List disablePadding>
          {outcome.refused.map(({ id, reason }) => (
            <ListItem key={id} disableGutters divider>
              <ListItemText primary={nameOf(id)} secondary={reason} />
            </ListItem>
          ))}
        </List>
      </DialogContent>
    </TitledDialog>
  );
}
