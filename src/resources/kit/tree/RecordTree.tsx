import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Fragment, useState, type ReactNode } from 'react';
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
import { rowsOf, seen, type Node, type TreeRow } from './nodes.ts';
import { TreeNode } from './TreeNode.tsx';
import { useTree, useTreeRights } from './useTree.ts';
import { useTreeCalls } from './useTreeCalls.ts';

type Props = {
  entity: AnyEntity;
  /** What stands at the end of a row. */
  end?: (node: Node) => ReactNode;
};

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

/** `adding`: below which node a new one is being named; null: at the top. */
function Whole({ entity, nodes, end }: Props & { nodes: readonly Node[] }) {
  const { say } = useWords(entity);
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState<string | null>();
  const [moving, setMoving] = useState<TreeRow>();
  const rights = useTreeRights(entity);
  const calls = useTreeCalls(entity);
  const rows = rowsOf(nodes, entity.tree!, closed);
  const shown = seen(rows, entity.title, typed);
  const toggle = (id: string) => setClosed(closed.has(id) ? without(closed, id) : new Set([...closed, id]));
  const addBelow = (id: string) => {
    setClosed(without(closed, id));
    setAdding(id);
  };
  const form = (parentId: string | null, level: number) => (
    <AddRow
      entity={entity}
      level={level}
      onSave={name => calls.add(name, parentId)}
      onClose={() => setAdding(undefined)}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head typed={typed} onType={setTyped} isEmpty={nodes.length === 0}>
        {rights.mayAdd && <AddButton label={say('add')} onAdd={() => setAdding(null)} />}
      </Head>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {adding === null && (
          <Box component="ul" sx={list}>
            {form(null, 1)}
          </Box>
        )}
        <DragOverTree
          rows={shown}
          nameOf={({ node }) => String(node[entity.title])}
          onMove={(row, place) => void calls.move(row, place)}
        >
          <Box component="ul" aria-busy={calls.isBusy} sx={list}>
            {shown.map(row => (
              <Fragment key={row.id}>
                <TreeNode
                  row={row}
                  rows={rows}
                  calls={calls}
                  rights={rights}
                  isDragged={!typed.trim()}
                  end={end?.(row.node)}
                  onToggle={() => toggle(row.id)}
                  onAdd={() => addBelow(row.id)}
                  onMoveTo={() => setMoving(row)}
                />
                {adding === row.id && form(row.id, row.level + 1)}
              </Fragment>
            ))}
          </Box>
        </DragOverTree>
        {shown.length === 0 && adding !== null && (
          <Nothing
            entity={entity}
            isSought={nodes.length > 0}
            onClear={() => setTyped('')}
            onAdd={rights.mayAdd ? () => setAdding(null) : undefined}
          />
        )}
      </Paper>
      {moving && (
        <MoveTo
          row={moving}
          rows={rows}
          onMove={parentId => {
            void calls.move(moving, { parentId });
            setMoving(undefined);
          }}
          onClose={() => setMoving(undefined)}
        />
      )}
    </Box>
  );
}

type HeadProps = { typed: string; onType: (text: string) => void; isEmpty: boolean; children: ReactNode };

function Head({ typed, onType, isEmpty, children }: HeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {!isEmpty && <SearchBox typed={typed} onType={onType} />}
      <Box sx={{ flex: 1 }} />
      {!isEmpty && children}
    </Box>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd} sx={{ flexShrink: 0 }}>
      {label}
    </Button>
  );
}

type AddProps = {
  entity: AnyEntity;
  level: number;
  onSave: (name: string) => Promise<string | undefined>;
  onClose: () => void;
};

function AddRow({ entity, level, onSave, onClose }: AddProps) {
  const { say } = useWords(entity);
  const { max } = entity.info[entity.title]!;
  return (
    <Box
      component="li"
      aria-level={level}
      sx={{ display: 'flex', pl: 4 + (level - 1) * 3, pr: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
    >
      <NameForm label={say('new')} longest={max} onSave={onSave} onClose={onClose} />
    </Box>
  );
}

type NothingProps = { entity: AnyEntity; isSought: boolean; onClear: () => void; onAdd: (() => void) | undefined };

function Nothing({ entity, isSought, onClear, onAdd }: NothingProps) {
  const translate = useTranslate();
  const { say } = useWords(entity);
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      {translate('kit.filter.clear')}
    </Button>
  );
  if (isSought) return <Notice action={clear}>{say('no_match')}</Notice>;
  return (
    <Notice action={onAdd && <AddButton label={say('add')} onAdd={onAdd} />}>{translate('kit.tree.empty')}</Notice>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 };

const without = (ids: ReadonlySet<string>, gone: string) => new Set([...ids].filter(id => id !== gone));
