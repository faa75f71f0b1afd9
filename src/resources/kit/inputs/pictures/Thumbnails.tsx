import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { loadedLater } from '../../lazyView.tsx';
import { isPicked, type ShownPicture } from './picked.ts';
import { Thumbnail, ThumbnailToCome, type ThumbnailProps } from './Thumbnail.tsx';

/** Few forms have several pictures: what moves them comes along only there. */
const Sorted = loadedLater(async () => (await import('./SortedThumbnails.tsx')).SortedThumbnails);

export type ThumbnailsProps = {
  /** Of the field: the name of its only picture. */
  label: string;
  pictures: readonly ShownPicture[];
  onRemove: (picture: ShownPicture) => void;
  onBroken?: (picture: ShownPicture) => void;
  /** Told the ids in their new order. Without it, or with a single picture, nothing moves. */
  onOrder?: (ids: string[]) => void;
  disabled?: boolean;
  /** Comes after the pictures, as list items. */
  children?: ReactNode;
};

export function Thumbnails(props: ThumbnailsProps) {
  const shown = useThumbnails(props);
  const { onOrder, pictures, disabled, children } = props;
  return (
    <Box component="ul" sx={row}>
      {onOrder && pictures.length > 1 && !disabled ? (
        <Sorted
          thumbnails={shown}
          onOrder={onOrder}
          meanwhile={shown.map(({ picture }) => (
            <ThumbnailToCome key={picture.id} />
          ))}
        />
      ) : (
        shown.map(thumbnail => <Thumbnail key={thumbnail.picture.id} {...thumbnail} />)
      )}
      {children}
    </Box>
  );
}

function useThumbnails({ label, pictures, onRemove, onBroken, onOrder, disabled }: ThumbnailsProps): ThumbnailProps[] {
  const translate = useTranslate();
  const isOrdered = onOrder && pictures.length > 1;
  return pictures.map((picture, i) => ({
    picture,
    title: isPicked(picture) ? picture.title : onOrder ? translate('kit.pictures.nth', { n: i + 1 }) : label,
    onRemove: () => onRemove(picture),
    onBroken: onBroken && isPicked(picture) ? () => onBroken(picture) : undefined,
    disabled,
    isCover: isOrdered && i === 0,
    onCover: isOrdered && i > 0 && !disabled ? () => onOrder(toFront(pictures, picture)) : undefined,
  }));
}

function toFront(pictures: readonly ShownPicture[], { id }: ShownPicture): string[] {
  return [id, ...pictures.map(picture => picture.id).filter(other => other !== id)];
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  p: 0,
  m: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
};
