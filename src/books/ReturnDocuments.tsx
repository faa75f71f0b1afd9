import DialogContent from '@mui/material/DialogContent';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { GstReturn, GstReturnRow } from '../../schema/rules/returns/reply.ts';
import { getSession } from '../authProvider/session.ts';
import { formatDate, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { Pages } from '../layout/Pages.tsx';
import { queryKeys } from '../queryKeys.ts';
import { TitledDialog } from '../resources/kit/form/TitledDialog.tsx';
import { Arriving } from './Arriving.tsx';
import { getReturnDocuments, pageSize, type ReturnAsked } from './calls.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { returnTaxes, useReturnAmounts } from './ReturnFigures.tsx';
import { useRowName } from './useRowName.ts';

type Props = { asked: ReturnAsked; row: string; data: GstReturn; onClose: () => void };

/** The documents that a figure of a return is the sum of, each a link, and what they come to. */
export function ReturnDocuments({ asked: of, row, data: whole, onClose }: Props) {
  const [page, setPage] = useState(1);
  const asked = { ...of, row, page };
  const { data, error } = useQuery({
    queryKey: queryKeys.book('gstReturnDocuments', asked),
    queryFn: ({ signal }) => getReturnDocuments(asked, signal),
    placeholderData: keepPreviousData,
  });
  const title = useRowName(whole)(row);
  return (
    <TitledDialog title={title} width={1000} onClose={onClose}>
      <DialogContent sx={scrolled}>
        <Arriving error={error}>{data && <Documents found={data} title={title} shops={whole.shops} />}</Arriving>
        <Pages totalCount={data?.totalCount ?? 0} pageSize={pageSize} page={page} choose={setPage} />
      </DialogContent>
    </TitledDialog>
  );
}

type Found = { found: GstReturnRow; title: string; shops: GstReturn['shops'] };

function Documents({ found: { sums, items }, title, shops }: Found) {
  const translate = useTranslate();
  const amounts = useReturnAmounts();
  const { shopId: here } = getSession();
  const areMany = shops.length > 1;
  const lines = items.map(({ entity, id, shopId, number, day, ...each }, n) => ({
    key: `${id} ${n}`,
    name: <DocumentLink entity={entity} recordId={shopId === here ? id : null} number={number} reversesId={null} />,
    cells: [
      formatDate(day),
      ...(areMany ? [shops.find(shop => shop.id === shopId)?.name ?? ''] : []),
      ...amounts(each),
    ],
  }));
  const sum = {
    key: 'sum',
    name: <b>{translate('returns.sum')}</b>,
    cells: [none, ...(areMany ? [none] : []), ...amounts(sums)],
  };
  return (
    <FigureTable
      title={translate('returns.documentsOf', { what: title })}
      none={translate('returns.noDocuments')}
      heads={['document', 'day', ...(areMany ? ['shop'] : []), 'taxable', ...returnTaxes].map(head =>
        translate(`returns.head.${head}`),
      )}
      lines={lines.length ? [...lines, sum] : []}
      sumsFrom={areMany ? 3 : 2}
    />
  );
}

/** As high as its rows, which the dialog scrolls. */
const scrolled = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
};
