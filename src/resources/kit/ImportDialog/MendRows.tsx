import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import { formatCount } from '../../../format.ts';
import { useAction } from '../../../forms/useAction.ts';
import { MendedRow } from './MendedRow.tsx';
import { useMendRows } from './useImports.ts';

const atOnce = 20;

/** The rows that failed, each with its wrong values to be corrected. What was typed stays until its row is in. */
export function MendRows({ report }: { report: ImportReport }) {
  const translate = useTranslate();
  const { rows, hasMore, typed, type, send, isBusy } = useMending(report);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={translate('kit.import.mend_title')}
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={onSubmit}
    >
      <Typography variant="h6" component="h3">
        {translate('kit.import.mend_title')}
      </Typography>
      {rows.map(([row, errors]) => (
        <MendedRow
          key={row}
          errors={errors}
          typed={typed[row] ?? {}}
          onType={(field, value) => type(row, field, value)}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="outlined" loading={isBusy}>
          {translate('kit.import.mend')}
        </Button>
        {hasMore && (
          <Typography variant="body2" color="text.secondary">
            {translate('kit.import.mend_more')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function useMending(report: ImportReport) {
  const notify = useNotify();
  const mend = useMendRows(report.id);
  const { isBusy, run } = useAction([]);
  const [typed, setTyped] = useState<Record<number, Record<string, string>>>({});
  const all = [...Map.groupBy(report.errors, ({ row }) => row)];
  const rows = all.slice(0, atOnce);
  const bringAgain = async () => {
    const after = await mend(rows.map(([row]) => ({ row, values: typed[row] ?? {} })));
    const count = report.failed - after.failed;
    if (count) notify('kit.import.mended', { messageArgs: { smart_count: count, count: formatCount(count) } });
  };
  return {
    rows,
    hasMore: all.length > rows.length,
    typed,
    type: (row: number, field: string, value: string) =>
      setTyped(before => ({ ...before, [row]: { ...before[row], [field]: value } })),
    send: () => run(bringAgain),
    isBusy,
  };
}
