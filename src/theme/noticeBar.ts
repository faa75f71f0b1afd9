import { offPaper } from './print.ts';

/** A line over the page that says in whose shop one is. */
export const noticeBar = {
  ...offPaper,
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: { xs: 2, md: 3 },
  py: 0.75,
  minHeight: 44,
  typography: 'body2',
  bgcolor: 'chosen.main',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
