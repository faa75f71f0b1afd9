import CloseIcon from '@mui/icons-material/Close';
import StarIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { ShownPicture } from './picked.ts';
import { usePreview } from './usePreview.ts';

const size = 100;

export type ThumbnailProps = {
  picture: ShownPicture;
  title: string;
  onRemove: () => void;
  /** It turned out to be none. */
  onBroken?: () => void;
  disabled?: boolean;
  /** The first of several stands for the record; another can be made so. */
  isCover?: boolean;
  onCover?: () => void;
  /** Lies over the picture: what it is moved by, how far it is. */
  children?: ReactNode;
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
};

/** K-03: 100 x 100, cropped to the middle, with what can be done with it in its corners. */
export function Thumbnail({ picture, title, onRemove, onBroken, disabled, ...rest }: ThumbnailProps) {
  const { isCover, onCover, children, ref, style } = rest;
  const translate = useTranslate();
  const src = usePreview(picture);
  return (
    <Box component="li" ref={ref} style={style} sx={{ position: 'relative', width: size, height: size }}>
      {src ? (
        <Box component="img" src={src} alt={title} width={size} height={size} onError={onBroken} sx={shown} />
      ) : (
        <Skeleton variant="rounded" width={size} height={size} />
      )}
      {children}
      <Corner
        icon={<CloseIcon fontSize="inherit" />}
        label={translate('kit.pictures.remove', { name: title })}
        place={{ top: 4, right: 4 }}
        onClick={onRemove}
        disabled={disabled}
        danger
      />
      {onCover && (
        <Corner
          icon={<StarIcon fontSize="inherit" />}
          label={translate('kit.pictures.make_cover', { name: title })}
          place={{ bottom: 4, left: 4 }}
          onClick={onCover}
          disabled={disabled}
        />
      )}
      {isCover && (
        <Box component="span" sx={badge}>
          {translate('kit.pictures.cover')}
        </Box>
      )}
    </Box>
  );
}

/** Its place, while what moves it is on its way: a press on one that is about to be replaced would be lost. */
export function ThumbnailToCome() {
  return (
    <Box component="li">
      <Skeleton variant="rounded" width={size} height={size} />
    </Box>
  );
}

type CornerProps = {
  icon: ReactNode;
  label: string;
  place: object;
  onClick: () => void;
  disabled?: boolean;
  danger?: boolean;
};

function Corner({ icon, label, place, onClick, disabled, danger }: CornerProps) {
  const hover = { bgcolor: 'background.paper', color: danger ? 'error.main' : 'primary.main' };
  return (
    <IconButton
      size="small"
      disabled={disabled}
      onClick={onClick}
      aria-label={label}
      sx={{ ...corner, ...place, '&:hover': hover }}
    >
      {icon}
    </IconButton>
  );
}

const shown = {
  display: 'block',
  objectFit: 'cover',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
const corner = { position: 'absolute', bgcolor: 'background.paper', border: 1, borderColor: 'divider' };
const badge = {
  position: 'absolute',
  bottom: 4,
  left: 4,
  px: 0.75,
  borderRadius: 999,
  typography: 'caption',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  pointerEvents: 'none',
};
