import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { Notice } from '../list/EmptyList.tsx';
import { SearchBox } from '../list/SearchField.tsx';
import { titleOf } from '../titleOf.ts';
import { useEntity } from '../useEntity.ts';
import { mayLieBelow, type TreeRow } from './nodes.ts';

type Props = { row: TreeRow; rows: readonly TreeRow[]; onMove: (parentId: string | null) => void; onClose: () => void };

/** Below which node it is to lie: the top, or any that is not below itself. */
export function MoveTo({ row, rows, onMove, onClose }: Props) {
  const entity = useEntity();
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const places = [
    { id: null, name: translate('kit.tree.top') },
    ...rows.map(({ id, node }) => ({ id, name: titleOf(entity, node) })),
  ].filter(({ id }) => id !== row.parentId && mayLieBelow(row, id, rows));
  const shown = places.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <TitledDialog
      title={translate('kit.tree.move_title', { name: String(row.node[entity.title]) })}
      width={400}
      onClose={onClose}
    >
      <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start', minHeight: 320 }}>
        {places.length > 8 && <SearchBox typed={typed} onType={setTyped} />}
        {shown.length === 0 && <Notice>{translate('kit.tree.nowhere')}</Notice>}
        <List disablePadding>
          {shown.map(({ id, name }) => (
            <ListItem key={id} disablePadding divider>
              <ListItemButton onClick={() => onMove(id)} sx={{ overflowWrap: 'anywhere', minHeight: 44 }}>
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
    </TitledDialog>
  );
}
