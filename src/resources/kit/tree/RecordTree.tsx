import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Fragment } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { usePageTrouble } from '../../../layout/usePageTrouble.ts';
import { Notice, Trouble } from '../list/EmptyList.tsx';
import { Waiting } from '../list/Records.tsx';
import { SearchBox } from '../list/SearchField.tsx';
import { useWords } from '../useWords.ts';
import { DragOverTree } from './DragOverTree.tsx';
import { MoveTo } from './MoveTo.tsx';
import { NameForm } from './NameForm.tsx';
import type { Node } from './nodes.ts';
import { TreeNode } from './TreeNode.tsx';
import { TreeViewProvider, useTreeState, useTreeView, type End } from './TreeView.ts';
import { useTree } from './useTree.ts';

type Props = { entity: AnyEntity; end?: End };

/** The records of an entity that lie below each other, as the tree that they are. */
export function RecordTree({ entity, end }: Props) {
  const { say } = useWords(entity);
  const { data, error, refetch } = useTree(entity);
  usePageTrouble(error, Boolean(data));
  if (error && !data) return <Trouble onRetry={() => void refetch()}>{say('not_loaded')}</Trouble>;
  if (!data) return <Waiting />;
  return (
    <ResourceContextProvider value={entity.resource}>
      <Whole entity={entity} nodes={data} end={end} />
    </ResourceContextProvider>
  );
}

function Whole({ entity, nodes, end }: Props & { nodes: readonly Node[] }) {
  const view = useTreeState(entity, nodes, end);
  const { adding, calls, rows, shown } = view;
  return (
    <TreeViewProvider value={view}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {rows.length > 0 && <Head />}
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <DragOverTree
            rows={shown}
            nameOf={({ node }) => String(node[entity.title])}
            onMove={(row, place) => void calls.move(row, place)}
          >
            <Box component="ul" aria-busy={calls.isBusy} sx={list}>
              {adding === null && <AddRow parentId={null} level={1} />}
              {shown.map(row => (
                <Fragment key={row.id}>
                  <TreeNode row={row} />
                  {adding === row.id && <AddRow parentId={row.id} level={row.level + 1} />}
                </Fragment>
              ))}
            </Box>
          </DragOverTree>
          {shown.length === 0 && adding !== null && <Nothing />}
        </Paper>
        <Moving />
      </Box>
    </TreeViewProvider>
  );
}

function Head() {
  const { typed, setTyped } = useTreeView();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <SearchBox typed={typed} onType={setTyped} />
      <Box sx={{ flex: 1 }} />
      <AddButton />
    </Box>
  );
}

function AddButton() {
  const { entity, rights, setAdding } = useTreeView();
  const { say } = useWords(entity);
  if (!rights.mayAdd) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(null)} sx={{ flexShrink: 0 }}>
      {say('add')}
    </Button>
  );
}

function AddRow({ parentId, level }: { parentId: string | null; level: number }) {
  const { entity, calls, setAdding } = useTreeView();
  const { say } = useWords(entity);
  const { max } = entity.info[entity.title]!;
  return (
    <Box component="li" aria-level={level} sx={{ display: 'flex', pl: 4 + (level - 1) * 3, pr: 1 }}>
      <NameForm
        label={say('new')}
        longest={max}
        onSave={name => calls.add(name, parentId)}
        onClose={() => setAdding(undefined)}
      />
    </Box>
  );
}

/** Nothing is there yet, or nothing is called what is sought. */
function Nothing() {
  const translate = useTranslate();
  const { entity, typed, setTyped } = useTreeView();
  const { say } = useWords(entity);
  const clear = (
    <Button variant="outlined" onClick={() => setTyped('')}>
      {translate('kit.filter.clear')}
    </Button>
  );
  if (typed.trim()) return <Notice action={clear}>{say('no_match')}</Notice>;
  return <Notice action={<AddButton />}>{translate('kit.tree.empty')}</Notice>;
}

function Moving() {
  const { moving, setMoving, rows, calls } = useTreeView();
  const close = () => setMoving(undefined);
  if (!moving) return null;
  const move = (parentId: string | null) => {
    close();
    void calls.move(moving, { parentId });
  };
  return <MoveTo row={moving} rows={rows} onMove={move} onClose={close} />;
}

const list = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } };
