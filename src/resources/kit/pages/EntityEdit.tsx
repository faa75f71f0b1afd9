import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { EditContextProvider, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { isFrozen, isOpen } from '../../../../schema/kit/frozen.ts';
import { formFields, givenFields } from '../../../../schema/kit/validate.ts';
import { isTold } from '../columns/cell.ts';
import { ExplainedTotals } from '../explained/ExplainedTotals.tsx';
import { RecordFiles } from '../files/RecordFiles.tsx';
import { History } from '../history/History.tsx';
import type { RemarkHint } from '../remarks/RemarkItem.tsx';
import { Remarks } from '../remarks/Remarks.tsx';
import { RecordPictures } from '../pictures/RecordPictures.tsx';
import type { OwnInputs } from '../inputs/kindInput.ts';
import { RecordTabs, type TextExtras } from '../related/RecordTabs.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { useToList } from './CreateDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { EntityForm, type FormShape } from './EntityForm.tsx';
import { FactSections } from './FactSections.tsx';
import { Facts, type FactsShape } from './Facts.tsx';
import { LoadTrouble } from './LoadTrouble.tsx';
import { RecordColumns } from './RecordColumns.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import { roomOf } from './roomOf.ts';
import { useEditing } from './useEditing.tsx';
import { useEditPage } from './useRecordPage.ts';
import { Typed, useSaveFirst } from './useSaveFirst.tsx';

type Props = FormShape & {
  /** What is told of the record beside the form; unless told what nobody can change there. */
  facts?: readonly string[] | ((record: RaRecord) => readonly string[]);
  shows?: FactsShape['shows'];
  /** What one wants to know of the record before its form: beside that, and on a phone above it. */
  lead?: ReactNode;
  /** What belongs to the record and is changed by itself, beside the form. */
  aside?: ReactNode;
  /** What is done with the record, above its form and with the room of a table. */
  work?: ReactNode;
  /** Below a text that several people write, by its name. */
  belowText?: TextExtras;
  /** Unless told, back to the list. */
  onSaved?: (record: RaRecord) => void;
  /** It stays open when it is saved, and begins anew with what was. */
  stays?: boolean;
  /** The way to delete, where the usual one is not enough. */
  Remove?: ComponentType<{ record: RaRecord; onDeleted: () => void }>;
  RemarkHint?: RemarkHint;
  /** Inputs of one's own in what the record's buttons ask for, by field. */
  actionInputs?: OwnInputs;
};

/** A record's own page: the form, beside it its pictures, what is not changed here, and who changed what. */
export function EntityEdit({ facts, shows, lead, aside, work, belowText, RemarkHint, actionInputs, ...form }: Props) {
  const entity = useEntity();
  const page = useEditPage();
  const { before, ...first } = useSaveFirst();
  const { record, error } = page;
  if (error && !record) return <LoadTrouble error={error} />;
  if (!record) return <Skeleton variant="rounded" height={320} sx={{ maxWidth: 640 }} />;
  const isFinal = isFrozen(entity, record);
  const beside = typeof facts === 'function' ? facts(record) : (facts ?? givenFields(entity));
  return (
    <EditContextProvider value={page}>
      <RecordHeading record={record} />
      <RecordActions record={record} before={before} inputs={actionInputs} />
      <RecordTabs record={record} belowText={belowText}>
        <RecordColumns
          room={roomOf(entity, Boolean(work))}
          lead={<Lead lead={lead} record={record} fields={isFinal ? [] : beside} shows={shows} />}
          aside={
            <Beside record={record} RemarkHint={RemarkHint}>
              {aside}
            </Beside>
          }
        >
          {work && <Box sx={{ mb: 4 }}>{work}</Box>}
          {isFinal ? (
            <Final record={record} shows={shows} />
          ) : (
            <EditForm key={record.id} loaded={record} autoFocus={work ? false : undefined} first={first} {...form} />
          )}
        </RecordColumns>
      </RecordTabs>
    </EditContextProvider>
  );
}

type LeadProps = FactsShape & Pick<Props, 'lead'> & { record: RaRecord; fields: readonly string[] };

/** What one wants to know first, the record's pictures, and what is not changed in the form. */
function Lead({ lead, record, fields, shows }: LeadProps) {
  const pictures = Object.values(useEntity().info).filter(({ kind }) => kind === 'images');
  return (
    <>
      {lead}
      {pictures.map(info => (
        <RecordPictures key={info.name} record={record} info={info} />
      ))}
      {fields.some(name => isTold(record[name])) && <Given record={record} fields={fields} shows={shows} />}
    </>
  );
}

type BesideProps = { record: RaRecord; RemarkHint: RemarkHint; children: ReactNode };

/** What belongs to the record, and who changed what. */
function Beside({ record, RemarkHint, children }: BesideProps) {
  const entity = useEntity();
  return (
    <>
      {children}
      {entity.files && <RecordFiles record={record} />}
      {entity.remarks && <Remarks record={record} Hint={RemarkHint} />}
      <History record={record} />
    </>
  );
}

/** What there is to read of a record that stays as it is. */
const closedFields = (entity: AnyEntity) =>
  entity.facts.filter(
    name => !isOpen(entity, name) && name !== entity.states?.field && entity.info[name]?.kind !== 'images',
  );

/** A record that stays as it is and is read first, and the form for what may be changed in it all the same. */
function Final({ record, shows }: { record: RaRecord } & Pick<FactsShape, 'shows'>) {
  const entity = useEntity();
  const open = formFields(entity, 'update').filter(name => isOpen(entity, name));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <FactSections record={record} fields={closedFields(entity)} shows={shows} />
        <ExplainedTotals record={record} />
      </div>
      {open.length > 0 && <EditForm key={record.id} loaded={record} fields={open} Remove={none} autoFocus={false} />}
    </Box>
  );
}

const none = () => null;

function Given(props: FactsShape & { record: RaRecord }) {
  const { say } = useWords(useEntity());
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography id={id} variant="h6" component="h2">
        {say('facts')}
      </Typography>
      <Facts {...props} />
    </Box>
  );
}

type EditFormProps = Pick<Props, keyof FormShape | 'onSaved' | 'stays' | 'Remove'> & {
  loaded: RaRecord;
  /** Of a step that waits until the form is saved. */
  first?: Omit<ReturnType<typeof useSaveFirst>, 'before'>;
};

function EditForm({ stays, onSaved, first, ...form }: EditFormProps) {
  const [saves, setSaves] = useState(0);
  const toList = useToList();
  const saved = (record: RaRecord) => {
    const goesOn = first?.settle(record);
    if (stays || goesOn) setSaves(saves + 1);
    else if (!onSaved) toList();
    if (!goesOn) onSaved?.(record);
  };
  return <FormOnce key={saves} onSaved={saved} first={first} {...form} />;
}

type FormOnceProps = Omit<EditFormProps, 'stays'> & { onSaved: (record: RaRecord) => void };

function FormOnce({ loaded, onSaved, Remove = DeleteButton, first, ...shape }: FormOnceProps) {
  const toList = useToList();
  const { others, ...editing } = useEditing(loaded, onSaved);
  const actions = (
    <>
      <Remove record={editing.record} onDeleted={toList} />
      {others}
      {first && <Typed formId={editing.id} {...first} />}
    </>
  );
  return <EntityForm mode="update" actions={actions} {...editing} {...shape} />;
}
