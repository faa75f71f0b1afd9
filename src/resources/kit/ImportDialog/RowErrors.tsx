import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import { formatCount } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { SheetTable } from './SheetTable.tsx';

const most = 200;

/** Which rows failed and why. Rows are numbered as a spreadsheet numbers them. */
export function RowErrors({ errors, failed, fileName }: Pick<ImportReport, 'errors' | 'failed' | 'fileName'>) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const row = /\.(vcf|vcard)$/i.test(fileName) ? 'card' : 'row';
  const header = [row, 'field', 'message'].map(name => translate(`kit.import.${name}`));
  const shown = errors.slice(0, most);
  const rows = shown.map(({ row, field, message }) => [
    formatCount(row),
    field && label(field),
    translate(message, { _: message }),
  ]);
  const isCut = shown.length < errors.length || new Set(errors.map(({ row }) => row)).size < failed;
  return (
    <div>
      <SheetTable label={translate('kit.import.errors')} header={header} rows={rows} height={320} />
      {isCut && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('kit.import.errors_cut', { count: formatCount(shown.length) })}
        </Typography>
      )}
    </div>
  );
}
