import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { memo, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { GivenCell } from './GivenCell.tsx';
import { LineCell } from './LineCell.tsx';
import type { LineColumn } from './lineColumns.ts';
import { ReckonedCell } from './ReckonedCell.tsx';

type Props = {
  source: string;
  index: number;
  columns: readonly LineColumn[];
  onMenu: (index: number, button: HTMLElement) => void;
};

/** A line: a row of cells, or a card with their labels. What is folded comes below it on request. */
export const LineRow = memo(function LineRow({ source, index, columns, onMenu }: Props) {
  const translate = useTranslate();
  const name = translate('kit.lines.nth', { n: index + 1 });
  const folded = columns.filter(({ info }) => info.folded);
  const more = useMore(`${source}.${index}`, folded);
  const cell = (column: LineColumn) => (
    <div key={column.name} className={column.isFigure ? 'cell figure' : 'cell'} data-column={column.name}>
      <span className="label" aria-hidden>
        {column.label}
      </span>
      <Cell source={source} index={index} column={column} />
    </div>
  );
  return (
    <div role="group" aria-label={name} className="line" data-line={index}>
      {columns.filter(({ info }) => !info.folded).map(cell)}
      <div className="menu">
        {folded.length > 0 && <MoreButton name={name} {...more} />}
        <IconButton
          size="small"
          aria-label={translate('kit.lines.menu', { name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(index, currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </div>
      {more.isOpen && (
        <div id={more.id} className="more">
          {folded.map(cell)}
        </div>
      )}
    </div>
  );
});

function Cell({ source, index, column }: Pick<Props, 'source' | 'index'> & { column: LineColumn }) {
  if (column.info.reckoned) return <ReckonedCell lines={source} index={index} column={column} />;
  const line = `${source}.${index}`;
  return column.info.given ? <GivenCell source={line} column={column} /> : <LineCell source={line} column={column} />;
}

function MoreButton({ name, id, isOpen, toggle }: { name: string } & ReturnType<typeof useMore>) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      aria-label={translate('kit.lines.more', { name })}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
    >
      <ExpandMore fontSize="small" sx={isOpen ? { transform: 'rotate(180deg)' } : {}} />
    </IconButton>
  );
}

/** It is never closed over what is wrong. */
function useMore(line: string, folded: readonly LineColumn[]) {
  const [isOpened, setOpened] = useState(false);
  const { errors } = useFormState({ name: folded.map(({ name }) => `${line}.${name}`), exact: true });
  const [lines = '', index = ''] = line.split('.');
  const wrong = (errors[lines] as Record<string, object> | undefined)?.[index] ?? {};
  const isOpen = isOpened || folded.some(({ name }) => name in wrong);
  return { id: useId(), isOpen, toggle: () => setOpened(!isOpen) };
}
