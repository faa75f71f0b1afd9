import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';

export type Deed = { key: string; isOff?: boolean; isDanger?: boolean; act: () => void };

type Props = { name: string; deeds: readonly Deed[]; ref: Ref<HTMLButtonElement> };

/** What can be done with a node. */
export function RowMenu({ name, deeds, ref }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (deeds.length === 0) return null;
  return (
    <>
      <IconButton
        ref={ref}
        aria-label={translate('kit.tree.more', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {deeds.map(({ key, isOff = false, isDanger, act }) => (
          <MenuItem
            key={key}
            disabled={isOff}
            onClick={() => {
              close();
              act();
            }}
            sx={isDanger ? { color: 'error.main' } : undefined}
          >
            {translate(`kit.tree.${key}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
