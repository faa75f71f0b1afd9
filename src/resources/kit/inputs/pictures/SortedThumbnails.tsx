import Box from '@mui/material/Box';
import { gripped, Sorting, useSorted } from '../../sorting/Sorting.tsx';
import { Thumbnail, type ThumbnailProps } from './Thumbnail.tsx';

type Props = { thumbnails: ThumbnailProps[]; onOrder: (ids: string[]) => void };

/** Pictures that are put in order. */
export function SortedThumbnails({ thumbnails, onOrder }: Props) {
  return (
    <Sorting items={thumbnails.map(({ picture: { id }, title }) => ({ id, title }))} onOrder={onOrder}>
      {thumbnails.map(thumbnail => (
        <SortedThumbnail key={thumbnail.picture.id} {...thumbnail} />
      ))}
    </Sorting>
  );
}

function SortedThumbnail(props: ThumbnailProps) {
  const { ref, style, handle } = useSorted({ id: props.picture.id, title: props.title });
  return (
    <Thumbnail {...props} ref={ref} style={style}>
      <Box {...handle} sx={whole} />
    </Thumbnail>
  );
}

/** The whole picture is what it is moved by. */
const whole = {
  ...gripped,
  position: 'absolute',
  inset: 0,
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
