import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordFile } from '../../../dataProvider/recordFiles.ts';
import { reachingRound } from '../../../theme/touch.ts';
import { RenameFile } from './RenameFile.tsx';

/** What whoever may change the record does with one of its files. */
export type RowActions = {
  path: string;
  isBusy: boolean;
  refresh: () => Promise<void>;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
};

type Props = { file: RecordFile; onOpen?: () => void; actions: RowActions };

/** What can be done with one file, for fingers and keys too: its place is changed by a step up or down. */
export function FileMenu({ file, onOpen, actions }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const { path, isBusy, refresh, onUp, onDown, onRemove } = actions;
  const close = () => setAnchor(null);
  const ways = { show: onOpen, rename: () => setRenaming(true), up: onUp, down: onDown, remove: onRemove };
  return (
    <>
      <IconButton
        size="small"
        disabled={isBusy}
        aria-label={translate('kit.files.more', { name: file.name })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={reachingRound(34)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {/* A menu is walked through by the arrow keys: its items stand in it themselves. */}
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close} onClick={close}>
        <MenuItem component="a" href={file.url} download={file.name}>
          {translate('kit.files.download')}
        </MenuItem>
        {Object.entries(ways).map(
          ([way, act]) =>
            act && (
              <MenuItem key={way} onClick={act}>
                {translate(`kit.files.${way}`)}
              </MenuItem>
            ),
        )}
      </Menu>
      {isRenaming && <RenameFile file={file} path={path} onDone={refresh} onClose={() => setRenaming(false)} />}
    </>
  );
}
