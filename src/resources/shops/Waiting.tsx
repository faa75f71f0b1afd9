import Skeleton from '@mui/material/Skeleton';

/** The place of a short list that is still to come. */
export function Waiting({ lines = 2 }: { lines?: number }) {
  return <Skeleton variant="rounded" height={lines * 64} />;
}
