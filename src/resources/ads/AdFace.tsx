import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { adPictures, type AdPicture } from '../../../schema/rules/ads.ts';
import { fonts, radius } from '../../theme/tokens.ts';

type Props = {
  headline: string;
  picture: string | null;
  shape: AdPicture;
};

/** An ad with its mark; without a picture its headline stands in the place of one. */
export function AdFace({ headline, picture, shape }: Props) {
  const translate = useTranslate();
  const { width, height } = adPictures[shape];
  return (
    <Box sx={{ maxWidth: shape === 'square' ? 280 : 1200 }}>
      <Typography
        component="small"
        sx={{ display: 'block', fontSize: 12, lineHeight: '20px', color: 'text.secondary' }}
      >
        {translate('ads.label')}
      </Typography>
      <Box sx={{ ...face, aspectRatio: `${width} / ${height}` }}>
        {picture ? <Box component="img" src={picture} alt={headline} loading="lazy" sx={fills} /> : headline}
      </Box>
    </Box>
  );
}

const face = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius}px`,
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontFamily: fonts.display,
  fontSize: { xs: 16, sm: 22 },
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  p: 0,
};
const fills = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' };
