import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportReport } from '../../../../schema/kit/importReport.ts';
import { formatCount } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { SheetTable } from './SheetTable.tsx';

const most = 200;

type Props = Pick<ImportReport, 'errors' | 'failed' | 'fileName'> & { isLeftOut?: boolean };

const isCards = (fileName: string) => /\.(vcf|vcard)$/i.test(fileName);

/** Which rows failed and why, or which values rows came in without. Rows are numbered as a spreadsheet numbers them. */
export function RowErrors({ errors, failed, fileName, isLeftOut = false }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const header = [
    translate(`kit.import.${isCards(fileName) ? 'card' : 'row'}`),
    label(entity.title),
    ...['field', 'value', isLeftOut ? 'why' : 'message'].map(name => translate(`kit.import.${name}`)),
  ];
  const shown = errors.slice(0, most);
  const rows = shown.map(({ row, title, field, value, message }) => [
    formatCount(row),
    title,
    field && (field === 'id' ? translate('kit.import.record_id') : label(field)),
    value,
    translate(message, { _: message }),
  ]);
  const isCut = shown.length < errors.length || new Set(errors.map(({ row }) => row)).size < failed;
  return (
    <div>
      {isLeftOut && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('kit.import.left_out_help')}
        </Typography>
      )}
      <SheetTable
        label={translate(isLeftOut ? 'kit.import.left_out' : 'kit.import.errors')}
        header={header}
        rows={rows}
        height={320}
        isStacked
      />
      {isCut && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('kit.import.errors_cut', { count: formatCount(shown.length) })}
        </Typography>
      )}
    </div>
  );
}
