import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useCreatePath, useListContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { hasTrash } from '../../../../schema/kit/defineEntity.ts';
import { pageActions } from '../../../palette/pageActions.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { BoardButton } from '../board/BoardButton.tsx';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { FiguresButton } from '../figures/Figures.tsx';
import { useImportDialog } from '../ImportDialog/ImportContext.tsx';
import { PublicFormButton } from '../publicAddress/PublicAddressButton.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useTrash } from './trash.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import { useMay } from '../useMay.ts';

/** What can be done with the list as a whole, besides adding to it. */
export function ListActions({ children }: { children?: ReactNode }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { isTrash } = useTrash();
  const { isOverShops } = useEntity();
  return (
    <Box sx={bar} {...pageActions}>
      <BoardButton />
      <CalendarButton />
      <FiguresButton />
      {!isPhone && <ColumnsMenu />}
      {!isTrash && <ViewsMenu />}
      {!isTrash && <ImportButton />}
      {!isTrash && <ExportButton />}
      {!isTrash && !isOverShops && <PublicFormButton />}
      {!isTrash && <ActionButtons on="list" />}
      {!isTrash && children}
      <TrashButton />
    </Box>
  );
}

/** Only what is done most is green. */
const quiet = { minHeight: 40, px: 1.25, fontSize: 14, color: 'text.secondary', '&:hover': { color: 'text.primary' } };

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& .MuiButton-root': quiet,
  // Seven and more stay in one line by their words alone.
  '&:has(> * + * + * + * + * + * + *) .MuiButton-startIcon': { display: { sm: 'none', xl: 'inherit' } },
};

type AddProps = {
  isShort?: boolean;
  /** What the new record begins with; from there one comes back here. */
  record?: object;
};

export function AddButton({ isShort = false, record }: AddProps) {
  const { resource } = useListContext();
  const { hasCreate } = useResourceDefinition();
  const { say } = useWords(useEntity());
  const canAccess = useMay(resource, 'create');
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  if (!hasCreate || !canAccess) return null;
  return (
    <Button
      variant="contained"
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={record && { record, back: pathname }}
      startIcon={isShort ? undefined : <AddIcon />}
      aria-label={say('add')}
      {...pageActions}
      sx={{ flexShrink: 0, ...(isShort && { minWidth: 44, px: 1 }) }}
    >
      {isShort ? <AddIcon /> : say('add')}
    </Button>
  );
}

export function ImportButton() {
  const translate = useTranslate();
  const { resource } = useListContext();
  const { naturalKey } = useEntity();
  const canAccess = useMay(resource, 'import');
  const { open } = useImportDialog();
  if (!naturalKey || !canAccess) return null;
  return (
    <Button startIcon={<UploadIcon />} onClick={() => open()}>
      {translate('kit.import.open')}
    </Button>
  );
}

function TrashButton() {
  const translate = useTranslate();
  const { resource } = useListContext();
  const entity = useEntity();
  const canAccess = useMay(resource, 'delete');
  const { isTrash, toggle } = useTrash();
  if (!hasTrash(entity) || !canAccess) return null;
  return (
    <Button startIcon={<TrashIcon />} onClick={toggle} aria-pressed={isTrash}>
      {translate(isTrash ? 'kit.trash.leave' : 'kit.trash.open')}
    </Button>
  );
}
