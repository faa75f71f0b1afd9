import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ShownAd } from '../../../schema/rules/ads.ts';
import { get } from '../../dataProvider/calls.ts';
import { tellSeen, whenSeen } from '../../public/ads/seen.ts';
import { queryKeys } from '../../queryKeys.ts';
import { AdFace } from '../../resources/ads/AdFace.tsx';

/** The last thing on the page, so that nothing moves when it comes. An ad that cannot be had is none. */
export function HomeAd() {
  const translate = useTranslate();
  const { data: ad } = useQuery({
    queryKey: queryKeys.adAtHome,
    queryFn: ({ signal }) => get<ShownAd | null>('public/ads/home', { signal }),
    retry: false,
  });
  if (!ad) return null;
  return (
    <Box component="aside" aria-label={translate('ads.label')}>
      <Ad key={ad.id} ad={ad} />
    </Box>
  );
}

function Ad({ ad: { headline, picture, seen, link } }: { ad: ShownAd }) {
  const face = useRef<HTMLAnchorElement>(null);
  useEffect(() => whenSeen(face.current!, () => tellSeen(seen)), [seen]);
  return (
    <ButtonBase
      ref={face}
      component="a"
      href={link}
      target="_blank"
      rel="sponsored noopener"
      sx={{ display: 'block', textAlign: 'left', maxWidth: 1200 }}
    >
      <AdFace headline={headline} picture={picture} shape="wide" />
    </ButtonBase>
  );
}
