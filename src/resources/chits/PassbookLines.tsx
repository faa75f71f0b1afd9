import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { chitEntries } from '../../../schema/entities/chitEntries.ts';
import { DocumentLink } from '../../books/DocumentLink.tsx';
import { formatDate, formatMoney, formatMonths, formatWeight, none } from '../../format.ts';
import { FigureTable } from '../../layout/FigureTable.tsx';
import type { PassbookLine, PassbookRead } from '../../../schema/rules/chitReplies.ts';

/** What was paid in and taken out, the newest first, each with its document. */
export function PassbookLines({ passbook: { lines, weight } }: { passbook: PassbookRead }) {
  const translate = useTranslate();
  const isByWeight = weight !== null;
  const head = (name: string) => translate(`chits.heads.${name}`);
  return (
    <FigureTable
      title={translate('chits.lines')}
      none={translate('chits.nothing')}
      heads={[
        head('day'),
        head('what'),
        head('document'),
        head('amount'),
        ...(isByWeight ? [head('rate'), head('fineWeight')] : []),
        head('balance'),
      ]}
      lines={withBalances(lines)
        .map(line => ({
          key: line.id,
          name: <Unbroken>{formatDate(line.day)}</Unbroken>,
          cells: [
            <What key="what" line={line} />,
            <Unbroken key="document">
              <DocumentLink {...line} reversesId={null} />
            </Unbroken>,
            signed(line.amount, amount => formatMoney(amount, 'paise')),
            ...(isByWeight
              ? [line.rate === null ? none : formatMoney(line.rate, 'paise'), signed(line.fineWeight, formatWeight)]
              : []),
            formatMoney(line.balance, 'paise'),
          ],
        }))
        .reverse()}
      sumsFrom={3}
    />
  );
}

function Unbroken({ children }: { children: ReactNode }) {
  return <Box sx={{ whiteSpace: 'nowrap' }}>{children}</Box>;
}

function What({ line: { entity, kind, month, months, isTakenBack } }: { line: PassbookLine }) {
  const translate = useTranslate();
  const named =
    entity === 'chitEntries'
      ? translate(`resources.${chitEntries.resource}.values.kind.${kind ?? 'instalment'}`)
      : translate(`chits.${entity === 'quickBills' ? 'redeemed' : 'brought'}`);
  const when = month ? ` · ${formatMonths(month, months)}` : '';
  return isTakenBack ? translate('books.reversalOf', { what: named }) : `${named}${when}`;
}

const signed = (figure: number, format: (figure: number) => string): string => {
  if (figure === 0) return none;
  return figure < 0 ? `−${format(-figure)}` : format(figure);
};

/** With what it held after each. */
const withBalances = (lines: readonly PassbookLine[]) => {
  let paise = 0;
  return lines.map(line => {
    paise += Math.round(line.amount * 100);
    return { ...line, balance: paise / 100 };
  });
};
