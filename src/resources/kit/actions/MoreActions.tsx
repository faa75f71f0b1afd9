import MoreIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import type { Controls } from './usePress.tsx';

type Props = Controls & { buttons: readonly EntityButton[] };

/** The buttons for which a phone has no room. */
export function MoreActions({ buttons, press, busy, label, whyNot }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        aria-label={translate('kit.more')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        loading={buttons.some(({ name }) => name === busy)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {buttons.map(button => (
          <MenuItem
            key={button.name}
            sx={{ ...(button.danger && { color: 'error.main' }), ...(whyNot(button) && { opacity: 0.5 }) }}
            aria-disabled={Boolean(whyNot(button))}
            onClick={() => {
              setAnchor(undefined);
              press(button);
            }}
          >
            {label(button)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
