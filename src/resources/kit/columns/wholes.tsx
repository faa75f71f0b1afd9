import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { RichTextField, useTranslate } from 'react-admin';
import type { ComponentType } from 'react';
import type { Kind, Picture, StoredFile } from '../../../../schema/kit/meta.ts';
import type { Said } from '../../../../schema/words/said.ts';
import { worded } from '../../../i18n/wording.ts';
import { targetOf } from '../useEntity.ts';
import { columnOf } from './columns.tsx';
import { none } from '../../../format.ts';
import { LinesTable } from '../lines/LinesTable.tsx';
import type { CellProps } from './cell.ts';
import { Tiles } from '../files/Tiles.tsx';
import { WholeFile } from './WholeFile.tsx';

/** How the kinds that a row cuts off, or hints at, are shown where there is room. */
export const wholes: Partial<Record<Kind, ComponentType<CellProps>>> = {
  text: Whole,
  longText: Whole,
  richText: RichText,
  email: Whole,
  url: WebAddress,
  file: ({ value }) => <WholeFile file={value as StoredFile} />,
  image: ({ value }) => <Gallery pictures={[value as Picture]} />,
  images: ({ value }) => <Gallery pictures={value as Picture[]} />,
  json: ({ value }) => <Whole value={JSON.stringify(value, null, 2)} />,
  said: ({ value }) => <Whole value={worded(value as Said | string)} />,
  child: Child,
  lines: LinesTable,
};

/** These get the width of the page for themselves. */
export const isWide = (kind: Kind): boolean =>
  ['longText', 'richText', 'image', 'images', 'json', 'child', 'lines'].includes(kind);

/** To its last character, with its lines. */
export function Whole({ value }: Pick<CellProps, 'value'>) {
  return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value as string}</Box>;
}

function RichText({ record, info }: CellProps) {
  return <RichTextField record={record} source={info.name} component="div" variant="inherit" sx={written} />;
}

function WebAddress({ value }: CellProps) {
  return (
    <Link href={value as string} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {value as string}
    </Link>
  );
}

/** Small, each a way to the whole picture. */
function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const translate = useTranslate();
  const files = pictures.map(({ id, url, thumbnailUrl }, i) => {
    const name = translate('kit.pictures.nth', { n: i + 1 });
    return { id, name, type: 'image/webp', url, previewUrl: url, thumbnailUrl };
  });
  const label = translate('kit.pictures.count', { smart_count: files.length });
  return <Tiles label={label} files={files} size={100} />;
}

/** What belongs to the record, field by field. */
function Child({ value, info }: CellProps) {
  const entity = targetOf(info);
  const part = value as CellProps['record'];
  const shown = entity.form.map(name => columnOf(entity, name)).filter(({ name }) => part[name] != null);
  return shown.map(({ name, Show, info: field }, i) => (
    <span key={name}>
      {i > 0 && ' · '}
      <Show value={part[name] ?? none} info={field} record={part} />
    </span>
  ));
}

const written = {
  overflowX: 'auto',
  '& > span': { display: 'block', my: -1 },
  '& p, & ul, & ol': { my: 1 },
};
