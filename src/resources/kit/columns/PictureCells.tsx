import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import type { Picture } from '../../../../schema/kit/meta.ts';
import { fonts } from '../../../theme/tokens.ts';
import { useEntity } from '../useEntity.ts';
import type { CellProps } from './cell.ts';

/** The first picture, small. Its row already says what it shows. */
export function PicturesCell({ value, record }: CellProps) {
  const [first] = (value ?? []) as Picture[];
  return <Thumb picture={first} record={record} />;
}

export function PictureCell({ value, record }: CellProps) {
  return <Thumb picture={value as Picture | null} record={record} />;
}

function Thumb({ picture, record }: { picture?: Picture | null; record: RaRecord }) {
  return picture ? (
    <Box component="img" src={picture.thumbnailUrl} alt="" loading="lazy" width={32} height={32} sx={thumb} />
  ) : (
    <Initial record={record} />
  );
}

const letters = new Intl.Segmenter();

/** Stands in for a picture. A letter of Indian scripts is more than its first sign. */
function Initial({ record }: { record: RaRecord }) {
  const { title } = useEntity();
  const [first] = letters.segment(String(record[title] ?? ''));
  return (
    <Box component="span" aria-hidden sx={{ ...thumb, ...initial }}>
      {first?.segment}
    </Box>
  );
}

const thumb = {
  display: 'block',
  width: 32,
  height: 32,
  objectFit: 'cover',
  borderRadius: 0.5,
  bgcolor: 'action.hover',
};
const initial = {
  fontFamily: fonts.display,
  fontSize: 16,
  lineHeight: '32px',
  textAlign: 'center',
  textTransform: 'uppercase',
  color: 'text.secondary',
};
