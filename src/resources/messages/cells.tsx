import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { isOver } from '../../../schema/rules/messageStates.ts';
import type { Message } from '../../../schema/entities/messages.ts';
import { formatCount, formatDateTime } from '../../format.ts';
import { ChoiceCell } from '../kit/columns/ChipCells.tsx';
import type { CellProps } from '../kit/columns/cell.ts';
import { languageName } from './languageName.ts';
import { waitsUntil } from './messageStatus.ts';
import { templateTitle } from './templateTitle.ts';

/** What a status leaves open: when a new message goes out, and whom a completed one has not reached yet. */
export function StatusCell(props: CellProps) {
  const message = props.record as Message;
  const note = useNote(message);
  return (
    <>
      <ChoiceCell {...props} />
      {note && (
        <Box component="span" sx={{ display: 'block', mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </>
  );
}

function useNote(message: Message): string | null {
  const translate = useTranslate();
  const waits = waitsUntil(message);
  if (waits) return translate('messenger.list.at', { at: formatDateTime(waits) });
  const open = message.sent! - message.delivered!;
  if (!isOver(message) || open <= 0) return null;
  return translate('messenger.list.open', { smart_count: open, count: formatCount(open) });
}

/** By its name in words, and its language. */
export function TemplateCell({ record }: CellProps) {
  const { templateName, templateLanguage } = record as Message;
  return `${templateTitle(templateName)}, ${languageName(templateLanguage, useLocale())}`;
}
