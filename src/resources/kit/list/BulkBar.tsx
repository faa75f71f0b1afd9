import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { hasTrash, isShops } from '../../../../schema/kit/defineEntity.ts';
import { formatCount } from '../../../format.ts';
import { frame } from '../../../theme/tokens.ts';
import { ChangeMany } from './ChangeMany.tsx';
import { ClearMany } from './ClearMany.tsx';
import { DeleteMany } from './DeleteMany.tsx';
import { ExportButton } from './ExportButton.tsx';
import { RestoreMany } from './RestoreMany.tsx';
import { ActionsOfMany } from '../actions/ActionsOfMany.tsx';
import { PaperButtons } from '../papers/PaperButtons.tsx';
import { useTrash } from './trash.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';

/** As many as one bulk call takes. */
const most = 1_000;

/** What can be done with the chosen rows of any list, and what only with these. */
export function BulkBar({ children }: { children?: ReactNode }) {
  const { selectedIds, resource } = useListContext();
  const { isTrash } = useTrash();
  // What is no shop's own, people or the shops themselves, is looked after one by one.
  const entity = useEntity();
  const mayDelete = useMay(resource, 'delete');
  const canDelete = mayDelete && hasTrash(entity);
  const canEdit = useMay(resource, 'edit') && isShops(entity);
  if (isTrash) return <SelectionBar>{canDelete && <RestoreMany ids={selectedIds} />}</SelectionBar>;
  return (
    <SelectionBar>
      {children}
      <ActionsOfMany />
      <PaperButtons ids={selectedIds} />
      <ExportButton ids={selectedIds} />
      {canEdit && <ChangeMany ids={selectedIds} />}
      {canDelete && <DeleteMany ids={selectedIds} />}
      {mayDelete && entity.isOverShops && <ClearMany ids={selectedIds} />}
    </SelectionBar>
  );
}

/** Slides over the table's head while something is chosen, so that nothing moves under the pointer; on a phone it lies at the thumb, as high as its buttons need. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  return (
    <Box sx={place}>
      <Box
        role="toolbar"
        aria-label={translate('kit.bulk.title')}
        inert={count === 0}
        sx={count ? bar : { ...bar, ...away }}
      >
        <IconButton onClick={() => onUnselectItems()} aria-label={translate('ra.action.unselect')}>
          <CloseIcon />
        </IconButton>
        <Typography variant="subtitle2" component="span" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
          {translate('kit.bulk.selected', { smart_count: count, count: formatCount(count) })}
        </Typography>
        <SelectRest />
        <Box sx={{ flex: 1 }} />
        {children}
      </Box>
    </Box>
  );
}

/** Offered when the whole page is chosen and there is more. */
function SelectRest() {
  const translate = useTranslate();
  const { selectedIds, data = [], total = 0, onSelectAll } = useListContext();
  const isPageChosen = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (!isPageChosen || selectedIds.length >= Math.min(total, most)) return null;
  return (
    <Button size="small" onClick={() => onSelectAll({ limit: most })}>
      {translate('kit.bulk.select_all', { count: formatCount(Math.min(total, most)) })}
    </Button>
  );
}

const place = {
  position: { xs: 'fixed', sm: 'sticky' },
  insetInline: { xs: 8, sm: 'auto' },
  bottom: { xs: `calc(${frame.bottomBar + 8}px + env(safe-area-inset-bottom))`, sm: 'auto' },
  top: { sm: 0, md: frame.bar },
  height: { sm: 0 },
  zIndex: 4,
  pointerEvents: 'none',
};
const bar = {
  pointerEvents: 'auto',
  // On a phone words are enough.
  '& .MuiButton-root': { px: { xs: 0.75, sm: 1.5 }, flexShrink: 0, whiteSpace: 'nowrap' },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'flex-end',
  minHeight: frame.row,
  height: { sm: frame.row },
  px: 0.5,
  overflowX: { sm: 'auto' },
  bgcolor: 'chosen.main',
  border: 1,
  borderWidth: { xs: '1px', sm: '0 0 1px' },
  borderColor: 'divider',
  borderRadius: { xs: '8px', sm: '8px 8px 0 0' },
  transition: 'transform 150ms, opacity 150ms, visibility 150ms',
};
const away = { transform: 'translateY(-8px)', opacity: 0, visibility: 'hidden' };
