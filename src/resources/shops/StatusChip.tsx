import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** What is as it should be is quiet. */
const colours = { Active: undefined, Approved: undefined, Pending: 'warning.main', Suspended: 'error.main' };

export type Status = keyof typeof colours;

/** How a shop or a business stands with the platform. */
export function StatusChip({ status }: { status: Status }) {
  return <NoteChip text={`tenancy.status.${status}`} colour={colours[status]} />;
}

/** A word about a record, coloured where somebody has to know. */
export function NoteChip({ text, colour }: { text: string; colour?: string }) {
  const translate = useTranslate();
  const sx = colour ? { color: colour, borderColor: 'currentColor', fontWeight: 600 } : undefined;
  return <Chip size="small" variant="outlined" label={translate(text)} sx={sx} />;
}
