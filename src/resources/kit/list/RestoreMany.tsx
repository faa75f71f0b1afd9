import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Button from '@mui/material/Button';
import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { useRestore } from '../pages/useRestore.ts';

export function RestoreMany({ ids }: { ids: Identifier[] }) {
  const translate = useTranslate();
  const { resource, onUnselectItems } = useListContext();
  const restore = useRestore(resource);
  const run = async () => {
    await restore(ids);
    onUnselectItems();
  };
  return (
    <Button startIcon={<RestoreIcon />} onClick={() => void run()}>
      {translate('kit.trash.restore')}
    </Button>
  );
}
