import { useDraggable, useDroppable } from '@dnd-kit/core';
import DragIcon from '@mui/icons-material/DragIndicator';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { mostLevels } from '../../../../schema/kit/tree.ts';
import { useFollowed } from '../../../layout/useFollowed.ts';
import { reachingRound } from '../../../theme/touch.ts';
import { gripped } from '../sorting/Sorting.tsx';
import { useHeld } from './DragOverTree.tsx';
import { NameForm } from './NameForm.tsx';
import { stepped, type Step, type TreeRow } from './nodes.ts';
import { RowMenu, type Deed } from './RowMenu.tsx';
import { useTreeView } from './TreeView.ts';

type Props = { row: TreeRow };

const steps: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** A node at its level: opened, renamed where it stands, dragged by its grip, moved by its menu or with Alt and the arrows. */
export function TreeNode({ row }: Props) {
  const { rows, calls, rights } = useTreeView();
  const [isRenamed, setRenamed] = useState(false);
  const held = useHeld();
  const { setNodeRef } = useDroppable({ id: row.id });
  const step = (event: KeyboardEvent) => {
    const way = event.altKey ? steps[event.key] : undefined;
    if (!way || !rights.mayEdit) return;
    event.preventDefault();
    const place = stepped(row, way, rows);
    if (place) void calls.move(row, place);
  };
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-level={row.level}
      onKeyDown={step}
      sx={[
        line,
        { pl: { xs: 0.5 + (row.level - 1) * 2, sm: 0.5 + (row.level - 1) * 3 } },
        held?.over === row.id && marks[held.zone],
      ]}
    >
      {rights.mayEdit && <Grip row={row} />}
      <Toggle row={row} />
      {isRenamed ? (
        <Rename row={row} onClose={() => setRenamed(false)} />
      ) : (
        <Named row={row} onRename={() => setRenamed(true)} />
      )}
    </Box>
  );
}

function Named({ row, onRename }: Props & { onRename: () => void }) {
  const { end } = useTreeView();
  const { ref } = useFollowed<HTMLButtonElement>(`node ${row.id}`);
  const deeds = useDeeds(row, onRename);
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: row.level === 1 ? 600 : 400, overflowWrap: 'anywhere' }}>
        {useName(row)}
      </Box>
      {end?.(row.node)}
      <RowMenu ref={ref} name={useName(row)} deeds={deeds} />
    </>
  );
}

function Rename({ row, onClose }: Props & { onClose: () => void }) {
  const { entity, calls } = useTreeView();
  const { follow } = useFollowed(`node ${row.id}`);
  const { label, max } = entity.info[entity.title]!;
  const close = () => {
    follow();
    onClose();
  };
  return (
    <NameForm
      label={label}
      name={useName(row)}
      longest={max}
      onSave={name => calls.rename(row, name)}
      onClose={close}
    />
  );
}

function useName({ node }: TreeRow): string {
  const { entity } = useTreeView();
  return String(node[entity.title]);
}

/** What the person may do with a node. */
function useDeeds(row: TreeRow, onRename: () => void): Deed[] {
  const { rows, calls, rights, addBelow, setMoving } = useTreeView();
  const going = (key: Step): Deed => {
    const place = stepped(row, key, rows);
    return { key, isOff: !place, act: () => place && void calls.move(row, place) };
  };
  const moving = [
    { key: 'rename', act: onRename },
    { key: 'move_to', act: () => setMoving(row) },
    going('up'),
    going('down'),
  ];
  return [
    ...(rights.mayAdd ? [{ key: 'add_below', isOff: row.level >= mostLevels, act: () => addBelow(row.id) }] : []),
    ...(rights.mayEdit ? moving : []),
    ...(rights.mayDelete ? [{ key: 'remove', isDanger: true, act: () => void calls.remove(row) }] : []),
  ];
}

/** The keyboard has the menu beside it and the arrows. While something is sought others lie between, and nothing is dragged. */
function Grip({ row }: Props) {
  const translate = useTranslate();
  const { typed } = useTreeView();
  const isOff = typed.trim() !== '';
  const { setNodeRef, listeners } = useDraggable({ id: row.id, disabled: isOff });
  return (
    <IconButton
      ref={setNodeRef}
      {...listeners}
      size="small"
      disableRipple
      tabIndex={-1}
      aria-label={translate('kit.sorting.move', { name: useName(row) })}
      sx={{ ...gripped, ...reachingRound(30), px: 0, visibility: isOff ? 'hidden' : undefined }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
}

/** What has nothing below it keeps the place, so that names stand in line. */
function Toggle({ row }: Props) {
  const translate = useTranslate();
  const { toggle } = useTreeView();
  const name = useName(row);
  if (row.depth === 0) return <Box sx={{ width: 30, flex: 'none' }} />;
  return (
    <IconButton
      size="small"
      aria-expanded={row.isOpen}
      aria-label={translate('kit.tree.below', { name })}
      onClick={() => toggle(row)}
      sx={reachingRound(30)}
    >
      <ExpandIcon fontSize="small" sx={{ transform: row.isOpen ? undefined : 'rotate(-90deg)' }} />
    </IconButton>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  pr: 0.5,
  bgcolor: 'background.paper',
} as const;

/** Where it would come to lie. */
const marks = {
  before: { boxShadow: ({ palette }: Theme) => `inset 0 2px ${palette.primary.main}` },
  after: { boxShadow: ({ palette }: Theme) => `inset 0 -2px ${palette.primary.main}` },
  inside: { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
