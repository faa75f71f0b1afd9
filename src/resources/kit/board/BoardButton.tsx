import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useBoard } from './useBoard.ts';

/** To the board and back to the list. */
export function BoardButton() {
  const translate = useTranslate();
  const { isOffered, isBoard, toggle } = useBoard();
  if (!isOffered) return null;
  return (
    <Button startIcon={<BoardIcon />} onClick={toggle} aria-pressed={isBoard}>
      {translate('kit.board.open')}
    </Button>
  );
}
