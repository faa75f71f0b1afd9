import AudioIcon from '@mui/icons-material/AudioFileOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import SheetIcon from '@mui/icons-material/TableChartOutlined';
import TextIcon from '@mui/icons-material/ArticleOutlined';
import VideoIcon from '@mui/icons-material/VideoFileOutlined';
import ZipIcon from '@mui/icons-material/FolderZipOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import type { ShownFile } from '../../../dataProvider/recordFiles.ts';

type Props = { file: ShownFile; onOpen?: () => void; size?: number };

/** What a file looks like, small: its thumbnail, or a sign of its type. */
export function FileTile({ file, onOpen, size = 48 }: Props) {
  const translate = useTranslate();
  const { name, type, thumbnailUrl } = file;
  const look = thumbnailUrl ? (
    <Box component="img" src={thumbnailUrl} alt="" loading="lazy" width={size} height={size} sx={tile} />
  ) : (
    <Box sx={{ ...tile, width: size, height: size, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      {iconOf(type)}
    </Box>
  );
  if (!onOpen) return look;
  return (
    <ButtonBase onClick={onOpen} aria-label={translate('kit.files.open', { name })} focusRipple sx={{ flex: 'none' }}>
      {look}
    </ButtonBase>
  );
}

const icons: readonly { pattern: RegExp; icon: ReactElement }[] = [
  { pattern: /^image\//, icon: <ImageIcon /> },
  { pattern: /pdf$/, icon: <PdfIcon /> },
  { pattern: /^audio\//, icon: <AudioIcon /> },
  { pattern: /^video\//, icon: <VideoIcon /> },
  { pattern: /sheet|excel|csv/, icon: <SheetIcon /> },
  { pattern: /zip$/, icon: <ZipIcon /> },
  { pattern: /^text\/|word|document|rtf/, icon: <TextIcon /> },
];

const iconOf = (type: string) => icons.find(({ pattern }) => pattern.test(type))?.icon ?? <FileIcon />;

const tile = {
  flex: 'none',
  display: 'block',
  objectFit: 'cover',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
} as const;
