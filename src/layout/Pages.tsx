import MuiPagination from '@mui/material/Pagination';

type Props = { totalCount: number; pageSize: number; page: number; choose: (page: number) => void };

/** The other pages of a table, where there are some. */
export function Pages({ totalCount, pageSize, page, choose }: Props) {
  const pages = Math.ceil(totalCount / pageSize);
  if (pages < 2) return null;
  return (
    <MuiPagination count={pages} page={page} onChange={(_, wanted) => choose(wanted)} sx={{ justifySelf: 'center' }} />
  );
}
