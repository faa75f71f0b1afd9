import Box from '@mui/material/Box';
import type { CellProps } from './cell.ts';
import { formatPhone, none } from '../../../format.ts';
import { MomentCell } from './MomentCells.tsx';
import { worded } from '../../../i18n/wording.ts';
import { type Said } from '../../../../schema/words/said.ts';

/** One line; what does not fit is cut, and told by the title. */
export function TextCell({ value }: CellProps) {
  const text = textOf(value);
  return text ? (
    <Box component="span" title={text.length > 40 ? text : undefined} sx={oneLine}>
      {text}
    </Box>
  ) : (
    none
  );
}

/** In one piece, however narrow its place. */
export function PhoneCell({ value }: CellProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {formatPhone(value as string | null)}
    </Box>
  );
}

/** What no field describes, such as a note in a history: a moment is still told as one. */
export function OtherCell(props: CellProps) {
  const isMoment =
    typeof props.value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(props.value);
  return isMoment ? <MomentCell {...props} /> : <TextCell {...props} />;
}

export function RichTextCell(props: CellProps) {
  return <TextCell {...props} value={typeof props.value === 'string' ? plain(props.value) : null} />;
}

/** Worded in the reader's language. */
export function SaidCell(props: CellProps) {
  return <TextCell {...props} value={props.value == null ? null : worded(props.value as Said | string)} />;
}

export function JsonCell(props: CellProps) {
  return <TextCell {...props} value={props.value == null ? null : JSON.stringify(props.value)} />;
}

const oneLine = {
  display: 'block',
  maxWidth: 'var(--cell, 220px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** The API has a hyphen where a contact is in no group. */
function textOf(value: unknown): string {
  return (typeof value === 'string' && value !== '-') || typeof value === 'number' ? String(value) : '';
}

/** A parsed document runs nothing and loads nothing. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
}
