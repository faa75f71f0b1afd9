import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { paperPicture, type Look } from '../../../dataProvider/papers.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { useEntity } from '../useEntity.ts';

type Props = { paper: string; label: string; id: Identifier; look: Look };

/** The paper as it will be. White by day and by night, as paper is. */
export function PaperPicture({ paper, label, id, look }: Props) {
  const { resource } = useEntity();
  const { data: address, error } = useQuery({
    queryKey: queryKeys.paper(resource, { paper, id, ...look }),
    queryFn: async ({ signal }) => {
      const drawn = await paperPicture(resource, paper, id, look, { signal });
      return `data:image/svg+xml,${encodeURIComponent(await drawn.text())}`;
    },
    // What the record says may have changed since.
    gcTime: 0,
  });
  if (error) return <LoadTrouble error={error} />;
  if (!address) return <Skeleton variant="rounded" height={320} />;
  return <Box component="img" src={address} alt={label} sx={picture} />;
}

const picture = {
  justifySelf: 'center',
  width: '100%',
  maxWidth: 420,
  bgcolor: 'common.white',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
