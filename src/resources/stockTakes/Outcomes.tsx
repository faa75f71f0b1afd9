import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pieces } from '../../../schema/entities/pieces.ts';
import { stockTakes, type StockTake } from '../../../schema/entities/stockTakes.ts';
import { takeOutcomes, type TakeOutcome } from '../../../schema/rules/stockTakes.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { formatWeight, none } from '../../format.ts';
import { FigureTable } from '../../layout/FigureTable.tsx';
import { Pages } from '../../layout/Pages.tsx';
import { queryKeys } from '../../queryKeys.ts';
import { reaching } from '../../theme/touch.ts';
import { ChipRow } from '../kit/list/ChipRow.tsx';

type Line = {
  tag: string | null;
  pieceId: string | null;
  product: string | null;
  tray: string | null;
  grossWeight: number | null;
};
type Result = Record<TakeOutcome, number> & { missingWeight: number; items: Line[]; totalCount: number };
const pageSize = 50;

/** What was found, is missing and too much, each as a list. */
export function Outcomes({ take: { id, state } }: { take: StockTake }) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<TakeOutcome>('missing');
  const [page, setPage] = useState(1);
  const query = String(new URLSearchParams({ outcome, pageNumber: String(page), pageSize: String(pageSize) }));
  const { data } = useQuery({
    queryKey: [...queryKeys.takeResults(id), state, query],
    queryFn: ({ signal }) => get<Result>(`${pathOf(stockTakes.resource)}/${id}/result?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const choices = takeOutcomes.map(each => ({
    id: each.id,
    label: `${translate(`stockTakes.list.${each.id}`)} ${data[each.id]}`,
    isChosen: each.id === outcome,
    onChoose: () => (setOutcome(each.id), setPage(1)),
  }));
  const shown = translate(`stockTakes.list.${outcome}`);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mt: 3 }}>
      <ChipRow label={translate('stockTakes.shown')} choices={choices} />
      <FigureTable
        title={outcome === 'missing' ? `${shown} · ${formatWeight(data.missingWeight)}` : shown}
        none={translate(`stockTakes.none.${outcome}`)}
        heads={['tag', 'productId', 'tray', 'grossWeight'].map(name =>
          translate(`resources.${pieces.resource}.fields.${name}`),
        )}
        lines={data.items.map(line => ({ key: line.tag ?? '', name: <Tag {...line} />, cells: cellsOf(line) }))}
        sumsFrom={3}
      />
      <Pages pageSize={pageSize} totalCount={data.totalCount} page={page} choose={setPage} />
    </Box>
  );
}

const cellsOf = ({ product, tray, grossWeight }: Line) => [
  product ?? none,
  tray ?? none,
  grossWeight === null ? none : formatWeight(grossWeight),
];

function Tag({ tag, pieceId }: Line) {
  if (!pieceId) return tag;
  return (
    <MuiLink component={Link} to={`/${pieces.resource}/${pieceId}`} sx={reaching(20)}>
      {tag}
    </MuiLink>
  );
}
