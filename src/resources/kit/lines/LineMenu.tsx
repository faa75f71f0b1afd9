import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { LineSteps } from './useLines.ts';

export type Opened = { index: number; button: HTMLElement };
type Props = { opened: Opened | undefined; count: number; steps: LineSteps; onClose: () => void };

/** What can be done with one line as a whole. */
export function LineMenu({ opened, count, steps, onClose }: Props) {
  const translate = useTranslate();
  if (!opened) return null;
  const { index, button } = opened;
  const items: [string, () => void, boolean][] = [
    ['copy', () => steps.copy(index), true],
    ['insert', () => steps.add(index), true],
    ['up', () => steps.move(index, index - 1), index > 0],
    ['down', () => steps.move(index, index + 1), index < count - 1],
    ['remove', () => steps.remove(index), true],
  ];
  return (
    <Menu open anchorEl={button} onClose={onClose}>
      {items.map(([name, act, isPossible]) => (
        <MenuItem
          key={name}
          disabled={!isPossible}
          onClick={() => {
            onClose();
            act();
          }}
        >
          {translate(`kit.lines.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
