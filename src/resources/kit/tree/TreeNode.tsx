import { useDraggable, useDroppable } from '@dnd-kit/core';
import DragIcon from '@mui/icons-material/DragIndicator';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { mostLevels } from '../../../../schema/kit/tree.ts';
import { useFollowed } from '../../../layout/useFollowed.ts';
import { reachingRound } from '../../../theme/touch.ts';
import { gripped } from '../sorting/Sorting.tsx';
import { useEntity } from '../useEntity.ts';
import { useHeld } from './DragOverTree.tsx';
import { NameForm } from './NameForm.tsx';
import { stepped, type Place, type Step, type TreeRow } from './nodes.ts';
import { RowMenu, type Deed } from './RowMenu.tsx';
import type { useTreeCalls } from './useTreeCalls.ts';
import type { useTreeRights } from './useTree.ts';

type Props = {
  row: TreeRow;
  rows: readonly TreeRow[];
  calls: ReturnType<typeof useTreeCalls>;
  rights: ReturnType<typeof useTreeRights>;
  /** Sought, others lie between: nothing is dragged then. */
  isDragged: boolean;
  /** What stands at its end. */
  end: ReactNode;
  onToggle: () => void;
  onAdd: () => void;
  onMoveTo: () => void;
};

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** A node at its level: opened, renamed where it stands, dragged by its grip, moved by its menu or with Alt and the arrows. */
export function TreeNode({ row, rows, calls, rights, isDragged, end, onToggle, onAdd, onMoveTo }: Props) {
  const { title, info } = useEntity();
  const [isRenamed, setRenamed] = useState(false);
  const name = String(row.node[title]);
  const { ref: menu, follow } = useFollowed<HTMLButtonElement>(`node ${row.id}`);
  const held = useHeld();
  const { setNodeRef } = useDroppable({ id: row.id });
  const move = (place: Place | undefined) => place && void calls.move(row, place);
  const step = (event: KeyboardEvent) => {
    const way = event.altKey ? steps[event.key] : undefined;
    if (!way || !rights.mayEdit) return;
    event.preventDefault();
    move(stepped(row, way, rows));
  };
  const close = () => {
    setRenamed(false);
    follow();
  };
  const deeds = deedsOf({
    row,
    rows,
    rights,
    move,
    onAdd,
    onMoveTo,
    onRename: () => setRenamed(true),
    onRemove: () => void calls.remove(row),
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-level={row.level}
      onKeyDown={step}
      sx={[line, { pl: 0.5 + (row.level - 1) * indent }, held?.over === row.id && marks[held.zone]]}
    >
      {rights.mayEdit && <Grip row={row} name={name} isOff={!isDragged} />}
      <Toggle row={row} name={name} onToggle={onToggle} />
      {isRenamed ? (
        <NameForm
          label={info[title]!.label}
          name={name}
          longest={info[title]!.max}
          onSave={typed => calls.rename(row, typed)}
          onClose={close}
        />
      ) : (
        <>
          <Box sx={{ flex: 1, minWidth: 0, fontWeight: row.level === 1 ? 600 : 400, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          {end}
          <RowMenu ref={menu} name={name} deeds={deeds} />
        </>
      )}
    </Box>
  );
}

type Doing = Pick<Props, 'row' | 'rows' | 'rights' | 'onAdd' | 'onMoveTo'> & {
  move: (place: Place | undefined) => void;
  onRename: () => void;
  onRemove: () => void;
};

function deedsOf({ row, rows, rights, move, onAdd, onMoveTo, onRename, onRemove }: Doing): Deed[] {
  const { mayAdd, mayEdit, mayDelete } = rights;
  const going = (key: Step): Deed => {
    const place = stepped(row, key, rows);
    return { key, isOff: !place, act: () => move(place) };
  };
  return [
    ...(mayAdd ? [{ key: 'add_below', isOff: row.level >= mostLevels, act: onAdd }] : []),
    ...(mayEdit
      ? [{ key: 'rename', act: onRename }, { key: 'move_to', act: onMoveTo }, going('up'), going('down')]
      : []),
    ...(mayDelete ? [{ key: 'remove', isDanger: true, act: onRemove }] : []),
  ];
}

function Grip({ row, name, isOff }: { row: TreeRow; name: string; isOff: boolean }) {
  const translate = useTranslate();
  const { setNodeRef, listeners } = useDraggable({ id: row.id, disabled: isOff });
  return (
    <IconButton
      ref={setNodeRef}
      {...listeners}
      size="small"
      disableRipple
      // The keyboard has the menu beside it and the arrows.
      tabIndex={-1}
      aria-label={translate('kit.sorting.move', { name })}
      sx={{ ...gripped, ...reachingRound(30), px: 0, visibility: isOff ? 'hidden' : undefined }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
}

/** What has nothing below it keeps the place, so that names stand in line. */
function Toggle({ row, name, onToggle }: Pick<Props, 'row' | 'onToggle'> & { name: string }) {
  const translate = useTranslate();
  if (row.depth === 0) return <Box sx={{ width: 30, flex: 'none' }} />;
  return (
    <IconButton
      size="small"
      aria-expanded={row.isOpen}
      aria-label={translate('kit.tree.below', { name })}
      onClick={onToggle}
    >
      <ExpandIcon fontSize="small" sx={{ transform: row.isOpen ? undefined : 'rotate(-90deg)' }} />
    </IconButton>
  );
}

const indent = 3;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  pr: 0.5,
  bgcolor: 'background.paper',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Where it would come to lie. */
const marks = {
  before: {
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 0 2px ${theme.palette.primary.main}`,
  },
  after: {
    boxShadow: (theme: { palette: { primary: { main: string } } }) => `inset 0 -2px ${theme.palette.primary.main}`,
  },
  inside: { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
