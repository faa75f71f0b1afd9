import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'react-admin';
import type { PathParams } from '../../../dataProvider/paths.ts';
import { useDeleteRecord } from './useDeleteRecord.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';

type Props = { record: RaRecord; onDeleted: () => void; meta?: PathParams };

export function DeleteButton({ record, onDeleted, meta }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const canAccess = useMay(entity.resource, 'delete') && !entity.isOverShops;
  const { remove, isPending } = useDeleteRecord(onDeleted, meta);
  if (!canAccess) return null;
  return (
    <Button
      color="error"
      startIcon={<DeleteIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => remove(record)}
    >
      {translate('ra.action.delete')}
    </Button>
  );
}
