import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Identifier } from 'react-admin';
import type { Look } from '../../../dataProvider/papers.ts';
import { LoadTrouble } from '../pages/LoadTrouble.tsx';
import { useEntity } from '../useEntity.ts';
import { pictureQuery } from './pictureQuery.ts';

type Props = { paper: string; label: string; id: Identifier; look: Look };

/** The paper as it will be. White by day and by night, as paper is. */
export function PaperPicture({ paper, label, id, look }: Props) {
  const { resource } = useEntity();
  const { data: drawn, error } = useQuery(pictureQuery(resource, paper, id, look));
  if (error) return <LoadTrouble error={error} />;
  if (!drawn) return <Skeleton variant="rounded" height={320} />;
  return <Picture of={drawn} label={label} />;
}

function Picture({ of, label }: { of: Blob; label: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(of);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [of],
  );
  return <Box component="img" ref={show} alt={label} sx={picture} />;
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
