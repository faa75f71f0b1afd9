import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { monthsAfter } from '../../schema/rules/months.ts';
import { gstReturnFormats, type GstReturn } from '../../schema/rules/returns/reply.ts';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import { queryKeys } from '../queryKeys.ts';
import { tall } from '../theme/touch.ts';
import { Arriving } from './Arriving.tsx';
import { getGstReturn, makeReturnFile, type ReturnAsked } from './calls.ts';
import { MadeFile } from './MadeFile.tsx';
import { MonthFolderPanel } from './MonthFolderPanel.tsx';
import { BookLocksPanel } from './BookLocksPanel.tsx';
import { CompositionTable } from './CompositionTable.tsx';
import { HsnGapsTable } from './HsnGapsTable.tsx';
import { HsnTable, NilTable } from './HsnTables.tsx';
import { ReturnDocuments } from './ReturnDocuments.tsx';
import { ConsumersTable, Gstr1Table, Gstr3bTable } from './ReturnFigures.tsx';
import { ReturnProblems } from './ReturnProblems.tsx';

/** `/gst_returns`: what the returns of a month come to, what is wrong in them, and their files. */
export function GstReturns() {
  const translate = useTranslate();
  const { asked, row, choose } = useAsked();
  const { month } = asked;
  const { data, error } = useQuery({
    queryKey: queryKeys.book('gstReturn', asked),
    queryFn: ({ signal }) => getGstReturn(asked, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <Box sx={choices}>
        <TextField
          type="month"
          size="small"
          label={translate('returns.month')}
          value={month}
          onChange={({ target }) => target.value && choose({ month: target.value })}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 200px' } }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {data?.gstr3b &&
          gstReturnFormats.map(format => (
            <MadeFile key={format} text={translate(`returns.${format}`)} make={() => makeReturnFile(asked, format)} />
          ))}
      </Box>
      <Arriving error={error}>
        {data === undefined ? undefined : <OfMonth data={data} choose={gstin => choose({ month, gstin })} />}
      </Arriving>
      <BookLocksPanel month={month} gstin={data?.gstin} />
      <MonthFolderPanel month={month} />
      {data && row && <ReturnDocuments key={row} asked={asked} row={row} data={data} onClose={() => choose(asked)} />}
    </Box>
  );
}

function OfMonth({ data, choose }: { data: GstReturn | null; choose: (gstin: string) => void }) {
  const translate = useTranslate();
  if (!data) return <Typography variant="body2">{translate('returns.noGstin')}</Typography>;
  const { gstin, others, shops, problems, problemCount, sections, b2cs, nilRated, hsn, sums, gstr3b, composition } =
    data;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[translate('returns.of', { gstin }), ...shops.map(({ name }) => name)].join(' · ')}
      </Typography>
      {others.length > 0 && (
        <Box sx={choices}>
          <Typography variant="body2">{translate('returns.others')}</Typography>
          {others.map(other => (
            <Button key={other} size="small" onClick={() => choose(other)}>
              {translate('returns.of', { gstin: other })}
            </Button>
          ))}
        </Box>
      )}
      {composition && <Typography variant="body2">{translate('returns.compositionNone')}</Typography>}
      {!composition && <HsnGapsTable />}
      <ReturnProblems problems={problems} count={problemCount} shops={shops} />
      {composition && <CompositionTable {...composition} />}
      {gstr3b && <Gstr1Table sections={sections} sums={sums} />}
      {gstr3b && <ConsumersTable rows={b2cs} />}
      {gstr3b && <NilTable rows={nilRated} />}
      {gstr3b && <HsnTable rows={hsn} />}
      {gstr3b && <Gstr3bTable {...gstr3b} />}
    </>
  );
}

/** The last month that is over unless another is in the address. */
function useAsked() {
  const today = useShopDay();
  const [search, setSearch] = useSearchParams();
  const month = search.get('month') ?? monthsAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const gstin = search.get('gstin');
  return {
    asked: { month, ...(gstin && { gstin }) },
    row: search.get('row'),
    choose: (wanted: ReturnAsked) => setSearch(wanted),
  };
}

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1.5,
  '& input': { boxSizing: 'border-box', height: 'auto', ...tall },
  '@media print': { display: 'none' },
};
