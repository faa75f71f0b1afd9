import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adPlaces, pictureOfPlace, placeFields, type AdPlace } from '../../../schema/rules/ads.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { Section } from '../kit/form/Section.tsx';
import { isPicked, type ShownPicture } from '../kit/inputs/pictures/picked.ts';
import { AdFace } from './AdFace.tsx';

/** How the ad looks in each of its places, as the form stands. */
export function AdPreviews() {
  const translate = useTranslate();
  const values = useWatch() as Record<string, unknown>;
  const places = adPlaces.filter(({ id }) => values[placeFields[id]]);
  const own = values[pageLanguage() === 'hi' ? 'headlineHi' : 'headline'];
  const headline = (own || translate('ads.preview.headline')) as string;
  return (
    <Section title="ads.preview.title">
      {places.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('ads.preview.none')}</Typography>}
      {places.map(({ id }) => (
        <Preview key={id} place={id} headline={headline} picture={values[pictureOfPlace[id]] as ShownPicture | null} />
      ))}
    </Section>
  );
}

type PreviewProps = { place: AdPlace; headline: string; picture: ShownPicture | null };

function Preview({ place, headline, picture }: PreviewProps) {
  const translate = useTranslate();
  const shape = pictureOfPlace[place];
  const src = useFull(picture);
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
      <Typography component="figcaption" variant="body2">
        {translate(`resources.ad_counts.values.place.${place}`)}
      </Typography>
      <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default' }}>
        <AdFace headline={headline} picture={src} shape={shape} />
      </Box>
      {!picture && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('ads.preview.picture')}
        </Typography>
      )}
    </Box>
  );
}

/** The address of the whole picture, be it kept or just picked. */
function useFull(picture: ShownPicture | null): string | null {
  const ready = isPicked(picture) ? picture.ready : null;
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (!ready) return;
    let address: string | undefined;
    let isGone = false;
    ready.then(
      file => {
        if (!isGone) setMade((address = URL.createObjectURL(file)));
      },
      () => {},
    );
    return () => {
      isGone = true;
      setMade(null);
      if (address) URL.revokeObjectURL(address);
    };
  }, [ready]);
  if (!picture) return null;
  return isPicked(picture) ? made : picture.url;
}
