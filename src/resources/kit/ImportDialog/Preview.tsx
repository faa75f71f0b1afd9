import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Head } from './head.ts';
import { SheetTable } from './SheetTable.tsx';

/** The first rows of the file, as they stand there. */
export function Preview({ head: { header, rows } }: { head: NonNullable<Head> }) {
  const translate = useTranslate();
  const cells = rows.map(row => row.map((text, i) => <Cut key={i} text={text} />));
  return <SheetTable label={translate('kit.import.preview')} header={header} rows={cells} height={220} />;
}

function Cut({ text }: { text: string }) {
  return <Box sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</Box>;
}
