import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import List from '@mui/material/List';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  useListContext,
  useSavedQueries,
  useTranslate,
  type SavedQuery,
} from 'react-admin';

/** Filters, order and page size kept under a name. */
export function ViewsMenu() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNaming, setNaming] = useState(false);
  const close = () => setAnchor(null);
  const name = () => {
    close();
    setNaming(true);
  };
  return (
    <>
      <Button startIcon={<ViewsIcon />} onClick={event => setAnchor(event.currentTarget)} aria-haspopup="dialog">
        {translate('kit.views.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Views onChoose={close} onSave={name} />
      </Popover>
      <AddSavedQueryDialog open={isNaming} onClose={() => setNaming(false)} />
    </>
  );
}

function Views({ onChoose, onSave }: { onChoose: () => void; onSave: () => void }) {
  const translate = useTranslate();
  const { resource, setFilters, setSort, setPerPage } = useListContext();
  const [kept, keep] = useSavedQueries(resource);
  const views = extractValidSavedQueries(kept);
  const choose = ({ value }: SavedQuery) => {
    setFilters(value.filter ?? {});
    if (value.sort) setSort(value.sort);
    if (value.perPage) setPerPage(value.perPage);
    onChoose();
  };
  return (
    <List dense sx={{ minWidth: 220 }} aria-label={translate('kit.views.title')}>
      {views.map(view => (
        <ListItem
          key={view.label}
          disablePadding
          secondaryAction={<Forget view={view} onForget={() => keep(views.filter(other => other !== view))} />}
        >
          <ListItemButton onClick={() => choose(view)}>
            <ListItemText primary={view.label} />
          </ListItemButton>
        </ListItem>
      ))}
      {views.length > 0 && <Divider component="li" />}
      <ListItem disablePadding>
        <ListItemButton onClick={onSave}>
          <ListItemText primary={translate('kit.views.save')} />
        </ListItemButton>
      </ListItem>
    </List>
  );
}

function Forget({ view, onForget }: { view: SavedQuery; onForget: () => void }) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      edge="end"
      onClick={onForget}
      aria-label={translate('kit.views.remove', { name: view.label })}
    >
      <DeleteIcon fontSize="small" />
    </IconButton>
  );
}
