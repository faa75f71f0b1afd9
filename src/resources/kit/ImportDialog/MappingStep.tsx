import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { set, useFormState, useWatch, type FieldErrors, type FieldValues } from 'react-hook-form';
import { Form, useTranslate } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { importableFields } from '../../../../schema/kit/importFields.ts';
import { detected, unreadColumns, type Known } from '../../../../schema/kit/importMapping.ts';
import { pictureFields } from '../../../../schema/kit/importPictures.ts';
import { useEntity } from '../useEntity.ts';
import { bareHead, type Head } from './head.ts';
import { mappingProblems, pictureProblems, toMapping, toPictures, type MappingForm } from './mapping.ts';
import { MappingRow } from './MappingRow.tsx';
import { MappingTicks } from './MappingTicks.tsx';
import { PicturesTick } from './PicturesTick.tsx';
import { SheetTable } from './SheetTable.tsx';

type Props = {
  head: Head;
  /** The languages in which its columns are known by themselves. */
  known: Known;
  form: MappingForm;
  onBack: () => void;
  /** Resolves when the check was started or refused. */
  onNext: (form: MappingForm) => Promise<void>;
};

/** What the file holds, and where each field is taken from. */
export function MappingStep({ head, known, form, onBack, onNext }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  return (
    <Form
      noValidate
      record={form}
      resolver={(values: FieldValues) => resolved(entity, values as MappingForm)}
      onSubmit={(values: FieldValues) => onNext(values as MappingForm)}
    >
      <DialogContent
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content' }}
      >
        <Columns head={head} known={known} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{translate('kit.import.other_file')}</Button>
        <CheckButton />
      </DialogActions>
    </Form>
  );
}

function Columns({ head: named, known }: Pick<Props, 'head' | 'known'>) {
  const translate = useTranslate();
  const entity = useEntity();
  const isBare = useWatch<MappingForm, 'isBare'>({ name: 'isBare' });
  const head = named && isBare ? bareHead(named) : named;
  const columns = [...new Set(head?.header.filter(Boolean))];
  const found = detected(entity, columns, known);
  const sample = (column: string) => head?.rows.map(row => row[head.header.indexOf(column)]).find(Boolean) ?? ' ';
  return (
    <>
      {head ? (
        <Preview head={head} />
      ) : (
        <Typography color="text.secondary">{translate('kit.import.workbook')}</Typography>
      )}
      <MappingTicks />
      {pictureFields(entity).map(field => (
        <PicturesTick key={field} field={field} columns={columns} />
      ))}
      <Unread columns={columns} known={known} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {importableFields(entity).map(field => (
          <MappingRow key={field} field={field} columns={columns} found={found} sample={sample} />
        ))}
      </Box>
    </>
  );
}

/** What the file holds and no field takes, as it is chosen so far. */
function Unread({ columns, known }: { columns: string[] } & Pick<Props, 'known'>) {
  const translate = useTranslate();
  const entity = useEntity();
  const [from, values, pictures] = useWatch<MappingForm, ['from', 'values', 'pictures']>({
    name: ['from', 'values', 'pictures'],
  });
  const fetched = Object.values(toPictures({ pictures })).flat();
  const unread = unreadColumns(entity, columns, toMapping(entity, { from, values }), known, fetched);
  if (unread.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {translate('kit.import.no_field', { columns: unread.join(', ') })}
    </Typography>
  );
}

/** The first rows of the file, as they stand there. */
function Preview({ head: { header, rows } }: { head: NonNullable<Head> }) {
  const translate = useTranslate();
  const cells = rows.map(row => row.map((text, i) => <Cut key={i} text={text} />));
  return <SheetTable label={translate('kit.import.preview')} header={header} rows={cells} height={220} />;
}

function Cut({ text }: { text: string }) {
  return <Box sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{text}</Box>;
}

function CheckButton() {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {translate('kit.import.check')}
    </Button>
  );
}

function resolved(entity: AnyEntity, values: MappingForm) {
  const problems = Object.entries(mappingProblems(entity, values));
  const unnamed = pictureProblems(values);
  if (problems.length + unnamed.length === 0) return { values, errors: {} };
  const wrong: Record<string, unknown> = {};
  for (const [field, message] of problems) set(wrong, field, { type: 'schema', message });
  const errors = {
    values: wrong,
    pictures: Object.fromEntries(
      unnamed.map(field => [field, { columns: { type: 'required', message: 'kit.import.pictures.needed' } }]),
    ),
  };
  return { values: {}, errors: errors as FieldErrors };
}
