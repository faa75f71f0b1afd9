import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyView } from '../resources/kit/lazyView.tsx';
import { Palette } from './Palette.tsx';
import { useKeys, type Opens } from './useKeys.ts';

const KeysDialog = lazyView(() => import('./KeysDialog.tsx').then(it => it.KeysDialog), null);

/** Opens the palette, as its keys do: at once, since whoever types goes on typing. */
export function PaletteButton() {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opens>();
  useKeys(setOpened);
  const close = () => setOpened(undefined);
  return (
    <>
      <IconButton
        aria-label={translate('palette.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={translate('palette.hint')}
        onClick={() => setOpened('palette')}
      >
        <SearchIcon />
      </IconButton>
      {opened === 'palette' && <Palette onClose={close} />}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}
