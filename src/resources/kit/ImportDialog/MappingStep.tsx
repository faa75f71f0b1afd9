import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { set, useFormContext, useFormState, useWatch, type FieldErrors, type FieldValues } from 'react-hook-form';
import { Form, useTranslate } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { importableFields } from '../../../../schema/kit/importFields.ts';
import { detected, unreadColumns, type Known } from '../../../../schema/kit/importMapping.ts';
import type { ImportLook } from '../../../../schema/kit/importLook.ts';
import type { FileReading } from '../../../dataProvider/extras.ts';
import { pictureFields } from '../../../../schema/kit/importPictures.ts';
import { useEntity } from '../useEntity.ts';
import { FileQuestions } from './FileQuestions.tsx';
import {
  answersOf,
  columnsOf,
  formsIn,
  mappingProblems,
  openQuestions,
  pictureProblems,
  toMapping,
  toPictures,
  type MappingForm,
} from './mapping.ts';
import { MappingRow } from './MappingRow.tsx';
import { PicturesTick } from './PicturesTick.tsx';
import { Sample } from './Sample.tsx';
import { SheetTable } from './SheetTable.tsx';

type Props = {
  look: ImportLook;
  reading: FileReading;
  /** The languages in which its columns are known by themselves. */
  known: Known;
  form: MappingForm;
  problem: string | undefined;
  isBusy: boolean;
  onReread: (changes: FileReading, form: MappingForm) => Promise<void>;
  onBack: () => void;
  /** Resolves when the check was started or refused. */
  onNext: (form: MappingForm) => Promise<void>;
};

/** What the file holds, and where each field is taken from. */
export function MappingStep({ look, known, form, onBack, onNext, ...more }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  return (
    <Form
      noValidate
      record={form}
      resolver={(values: FieldValues) => resolved(entity, values as MappingForm, { look, known })}
      onSubmit={(values: FieldValues) => onNext(values as MappingForm)}
    >
      <DialogContent
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content' }}
      >
        <Columns look={look} known={known} {...more} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>{translate('kit.import.other_file')}</Button>
        <CheckButton />
      </DialogActions>
    </Form>
  );
}

function Columns({ look, known, problem, reading, isBusy, onReread }: Omit<Props, 'form' | 'onBack' | 'onNext'>) {
  const entity = useEntity();
  const { getValues } = useFormContext<MappingForm>();
  const columns = columnsOf(look);
  return (
    <>
      <Preview columns={columns} rows={look.rows} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <FileQuestions
        look={look}
        reading={reading}
        isBusy={isBusy}
        onChange={changes => void onReread(changes, getValues())}
      />
      {pictureFields(entity).map(field => (
        <PicturesTick key={field} field={field} columns={columns} />
      ))}
      <Unread columns={columns} known={known} />
      <Sources look={look} known={known} />
    </>
  );
}

/** Shows for each field the column that it is taken from, and the first value of that column as it is understood. */
function Sources({ look, known }: Pick<Props, 'look' | 'known'>) {
  const entity = useEntity();
  const [from, values, answered] = useWatch<MappingForm, ['from', 'values', 'forms']>({
    name: ['from', 'values', 'forms'],
  });
  const columns = columnsOf(look);
  const found = detected(entity, columns, known);
  const forms = formsIn(entity, look, { from, values }, known);
  const answers = answersOf(entity, { from, values, ...(answered && { forms: answered }) }, { look, known });
  const decided = formsIn(entity, look, { from, values }, known, answers);
  const first = (column: string) => look.rows.map(row => row[columns.indexOf(column)]).find(Boolean) ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {importableFields(entity).map(field => (
        <MappingRow
          key={field}
          field={field}
          columns={columns}
          found={found}
          sample={column => <Sample field={field} text={first(column)} form={decided[field]} known={known} />}
          form={forms[field]}
          unmeant={look.unmeant}
        />
      ))}
    </Box>
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
function Preview({ columns, rows }: { columns: string[]; rows: string[][] }) {
  const translate = useTranslate();
  const cells = rows.map(row => row.map((text, i) => <Cut key={i} text={text} />));
  return <SheetTable label={translate('kit.import.preview')} header={columns} rows={cells} height={220} />;
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

function resolved(entity: AnyEntity, values: MappingForm, { look, known }: Pick<Props, 'look' | 'known'>) {
  const problems = Object.entries(mappingProblems(entity, values));
  const unnamed = pictureProblems(values);
  const questions = openQuestions(entity, values, { look, known });
  const isUnconfirmed = look.toConfirm !== null && !values.isConfirmed;
  if (problems.length + unnamed.length + questions.length === 0 && !isUnconfirmed) return { values, errors: {} };
  const [wrong, open] = [{}, {}];
  for (const [field, message] of problems) set(wrong, field, { type: 'schema', message });
  for (const field of questions) set(open, field, { type: 'required', message: 'kit.import.form.needed' });
  const errors = {
    values: wrong,
    forms: open,
    pictures: Object.fromEntries(
      unnamed.map(field => [field, { columns: { type: 'required', message: 'kit.import.pictures.needed' } }]),
    ),
    ...(isUnconfirmed && { isConfirmed: { type: 'required', message: 'kit.import.confirm_needed' } }),
  };
  return { values: {}, errors: errors as FieldErrors };
}
