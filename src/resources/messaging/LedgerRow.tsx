import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatCount, formatDateTime, formatMoney, formatMovement } from '../../format.ts';
import { rows } from '../shops/rows.ts';
import type { LedgerLine } from './calls.ts';

/** One line of the book: what it was for on the left, the rupees on the right. */
export function LedgerRow({ line }: { line: LedgerLine }) {
  const translate = useTranslate();
  const words = (key: string, args?: object) => translate(`messaging.ledger.${key}`, args);
  const { kind, at, messages, amount, effect, balance, note, userName } = line;
  const facts = [
    formatDateTime(at),
    messages > 0 && words('count', { smart_count: messages, count: formatCount(messages) }),
    note,
    kind === 'added' && userName && words('by', { name: userName }),
  ];
  return (
    <Box component="li" sx={{ ...rows.item, alignItems: 'baseline', gap: 2, px: 2, py: 1.5 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{titleOf(line, words)}</Box>
        {kind !== 'added' && <Box sx={{ typography: 'body2' }}>{words(`kind.${kind}`)}</Box>}
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Box>
      </Box>
      <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ fontWeight: 600, color: effect === 0 ? 'text.secondary' : 'text.primary' }}>
          {effect === 0 ? formatMoney(amount, 'paise') : formatMovement(effect, 'paise')}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {words('after', { balance: formatMoney(balance, 'paise') })}
        </Box>
      </Box>
    </Box>
  );
}

/** Notices to colleagues are of no message. */
function titleOf({ kind, messageId, messageName }: LedgerLine, words: (key: string) => string): string {
  if (kind === 'added') return words('kind.added');
  return messageId ? (messageName ?? words('removed')) : words('notices');
}
