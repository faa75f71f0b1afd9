import DragIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useFollowed } from '../../../layout/useFollowed.ts';
import { reachingRound } from '../../../theme/touch.ts';
import { useColumns } from '../list/ListLook.ts';
import { gripped, useSorted } from '../sorting/Sorting.tsx';
import { titleOf } from '../titleOf.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { RowForm } from './RowForm.tsx';

type Props = { record: RaRecord; isMoved: boolean };

/** A record in its place: moved by its grip, and changed where it stands. */
export function OrderedRow({ record, isMoved }: Props) {
  const entity = useEntity();
  const mayEdit = useMay(entity.resource, 'edit');
  const [isEdited, setEdited] = useState(false);
  const title = titleOf(entity, record);
  const { ref, style, handle } = useSorted({ id: String(record.id), title });
  const { follow } = useFollowed(`row ${record.id}`);
  const close = () => {
    setEdited(false);
    follow();
  };
  return (
    <Box component="li" ref={ref} style={style} sx={row}>
      {isMoved && (
        <IconButton {...handle} size="small" disableRipple sx={{ ...gripped, ...reachingRound(30), px: 0 }}>
          <DragIcon fontSize="small" />
        </IconButton>
      )}
      {isEdited ? (
        <RowForm loaded={record} onClose={close} />
      ) : (
        <Read record={record} title={title} onEdit={mayEdit ? () => setEdited(true) : undefined} />
      )}
    </Box>
  );
}

type ReadProps = {
  record: RaRecord;
  title: string;
  onEdit: (() => void) | undefined;
};

function Read({ record, title, onEdit }: ReadProps) {
  const translate = useTranslate();
  const { ref } = useFollowed<HTMLButtonElement>(`row ${record.id}`);
  const { shown, title: named } = useEntity();
  const columns = useColumns().filter(({ name }) => shown.includes(name));
  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {columns.map(({ name, info, Show }) => (
          <Box key={name} sx={name === named ? wide : { flex: 'none', overflowWrap: 'anywhere' }}>
            <Show value={record[name]} info={info} record={record} />
          </Box>
        ))}
      </Box>
      {onEdit && (
        <IconButton ref={ref} aria-label={translate('kit.ordered.edit', { name: title })} onClick={onEdit}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

const wide = { flex: '1 1 120px', fontWeight: 600, overflowWrap: 'anywhere' };

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  px: 1.5,
  py: 0.5,
  bgcolor: 'background.paper',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
