import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import {
  LinkBase,
  ShowContextProvider,
  useCreatePath,
  useRecordContext,
  useResourceDefinition,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { isTold } from '../columns/cell.ts';
import { columnOf } from '../columns/columns.tsx';
import { wholes } from '../columns/wholes.tsx';
import { without } from '../form/without.ts';
import { ExplainedTotals } from '../explained/ExplainedTotals.tsx';
import { RecordFiles } from '../files/RecordFiles.tsx';
import { History } from '../history/History.tsx';
import { RecordActions } from '../actions/RecordActions.tsx';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import type { RemarkHint } from '../remarks/RemarkItem.tsx';
import { Remarks } from '../remarks/Remarks.tsx';
import type { OwnInputs } from '../inputs/kindInput.ts';
import { RecordTabs, type TextExtras } from '../related/RecordTabs.tsx';
import { FactSections } from './FactSections.tsx';
import type { FactsShape } from './Facts.tsx';
import { LoadTrouble } from './LoadTrouble.tsx';
import { RecordColumns } from './RecordColumns.tsx';
import { RecordHeading } from './RecordHeading.tsx';
import { roomOf } from './roomOf.ts';
import { useShowPage } from './useRecordPage.ts';

type Props = FactsShape & {
  /** What can be done with the record, above its fields; unless told the way to change it. */
  actions?: ReactNode;
  /** What belongs to the record, beside its fields. */
  aside?: ReactNode;
  /** What is told of the record above its fields, with the room of a table. */
  work?: ReactNode;
  /** Below a text that several people write, by its name. */
  belowText?: TextExtras;
  /** Told when the record cannot be loaded, in place of the usual ways. */
  onFailed?: (error: unknown) => void;
  RemarkHint?: RemarkHint;
  /** Inputs of one's own in what the record's buttons ask for, by field. */
  actionInputs?: OwnInputs;
};

const told = (entity: AnyEntity) => ({
  display: 'grid',
  gap: 2,
  maxWidth: roomOf(entity) === 'form' ? 640 : 1000,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** A record to be read, by whoever may see it and not change it. */
export function EntityShow({ actions = <EditButton />, work, belowText, fields, shows, onFailed, ...rest }: Props) {
  const { actionInputs, ...beside } = rest;
  const entity = useEntity();
  const page = useShowPage(onFailed);
  const { record, error } = page;
  if (error && !record) return <LoadTrouble error={error} />;
  if (!record) return <Skeleton variant="rounded" height={320} />;
  const all = fields ?? without(entity.facts, entity.states?.field ?? entity.statuses?.field ?? '');
  const pictures = all.filter(name => entity.info[name]?.kind === 'images' && isTold(record[name]));
  const others = all.filter(name => entity.info[name]?.kind !== 'images');
  return (
    <ShowContextProvider value={page}>
      <RecordHeading record={record} />
      <RecordActions record={record} inputs={actionInputs} />
      <RecordTabs record={record} belowText={belowText}>
        <RecordColumns
          room={roomOf(entity, Boolean(work))}
          lead={pictures.map(name => (
            <Pictures key={name} record={record} name={name} />
          ))}
          aside={<Beside record={record} {...beside} />}
        >
          {work && <Box sx={{ mb: 4 }}>{work}</Box>}
          <Box sx={told(entity)}>
            {actions}
            <FactSections record={record} fields={others} shows={shows} />
            <ExplainedTotals record={record} />
          </Box>
        </RecordColumns>
      </RecordTabs>
    </ShowContextProvider>
  );
}

function Beside({ record, aside, RemarkHint }: Pick<Props, 'aside' | 'RemarkHint'> & { record: RaRecord }) {
  const entity = useEntity();
  return (
    <>
      {aside}
      {entity.files && <RecordFiles record={record} />}
      {entity.remarks && <Remarks record={record} Hint={RemarkHint} />}
      {entity.permissions.update && <History record={record} />}
    </>
  );
}

function Pictures({ record, name }: { record: RaRecord; name: string }) {
  const { info } = columnOf(useEntity(), name);
  const Show = wholes.images!;
  return <Show value={record[name]} info={info} record={record} />;
}

/** For whoever came here by a link and may do more. */
function EditButton() {
  const record = useRecordContext();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource } = useEntity();
  const { hasEdit } = useResourceDefinition();
  const mayEdit = useMay(resource, 'edit');
  if (!record || !hasEdit || !mayEdit) return null;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource, id: record.id, type: 'edit' })}
      variant="contained"
      startIcon={<EditIcon />}
      sx={{ justifySelf: 'start' }}
    >
      {translate('ra.action.edit')}
    </Button>
  );
}
