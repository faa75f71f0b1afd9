import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { LineCell } from './LineCell.tsx';
import type { LineColumn } from './lineColumns.ts';

type Props = {
  source: string;
  index: number;
  columns: readonly LineColumn[];
  onMenu: (index: number, button: HTMLElement) => void;
};

/** A line: a row of cells, or a card with their labels. */
export const LineRow = memo(function LineRow({ source, index, columns, onMenu }: Props) {
  const translate = useTranslate();
  const name = translate('kit.lines.nth', { n: index + 1 });
  return (
    <div role="group" aria-label={name} className="line" data-line={index}>
      {columns.map(column => (
        <div key={column.name} className={column.isFigure ? 'cell figure' : 'cell'} data-column={column.name}>
          <span className="label" aria-hidden>
            {column.label}
          </span>
          <LineCell source={`${source}.${index}`} column={column} />
        </div>
      ))}
      <IconButton
        size="small"
        className="menu"
        aria-label={translate('kit.lines.menu', { name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(index, currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
    </div>
  );
});
