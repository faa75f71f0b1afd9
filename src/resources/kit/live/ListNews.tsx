import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { dropNews, many, useNews } from '../../../events/news.ts';
import { formatCount } from '../../../format.ts';
import { offPaper } from '../../../theme/print.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** Offers to read the list again where others have changed some of it. By itself it stays as it is, and nothing moves for the offer. */
export function ListNews() {
  const translate = useTranslate();
  const client = useQueryClient();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { resource, isFetching } = useListContext();
  const ids = useNews(resource);
  useEffect(() => {
    if (!isFetching) dropNews(resource);
  }, [resource, isFetching]);
  // A reading so quick that nobody sees it begin ends here too.
  const read = async () => {
    await client.invalidateQueries({ queryKey: queryKeys.of(resource) });
    dropNews(resource, ids);
  };
  if (!ids.length) return null;
  const isMany = ids.includes(many);
  const label = isMany ? translate('kit.live.many') : translate('kit.live.some', { smart_count: ids.length });
  return (
    <Button
      variant="contained"
      size="small"
      startIcon={<RefreshIcon />}
      aria-label={label}
      title={label}
      sx={{ ml: 2, my: -1, flexShrink: 0, ...offPaper }}
      onClick={() => void read()}
    >
      {isPhone ? !isMany && formatCount(ids.length) : label}
    </Button>
  );
}
