import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { dropNews, many, useNews } from '../../../events/news.ts';
import { Floating } from './Floating.tsx';

/** Offers to read the list again where others have changed some of it. By itself it stays as it is. */
export function ListNews() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { resource, isFetching } = useListContext();
  const ids = useNews(resource);
  useEffect(() => {
    if (!isFetching) dropNews(resource);
  }, [resource, isFetching]);
  if (!ids.length) return null;
  const label = ids.includes(many)
    ? translate('kit.live.many')
    : translate('kit.live.some', { smart_count: ids.length });
  return (
    <Floating>
      <Button
        variant="contained"
        size="small"
        startIcon={<RefreshIcon />}
        onClick={() => void client.invalidateQueries({ queryKey: [resource] })}
      >
        {label}
      </Button>
    </Floating>
  );
}
