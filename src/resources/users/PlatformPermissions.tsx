import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { leaving } from '../../forms/unsaved.ts';
import { useAction } from '../../forms/useAction.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { grant, type PlatformPerson } from './platformCalls.ts';
import { platformCatalogue } from './catalogue.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { queryKeys } from '../../queryKeys.ts';

type Props = { person: PlatformPerson; onClose: () => void };

/** What a person may do beyond any shop, by hand for its matrix. The server sees to it that somebody is left who may do everything. */
export function PlatformPermissions({ person: { id, name, permissions }, onClose }: Props) {
  const translate = useTranslate();
  const [held, setHeld] = useState<readonly string[]>(permissions);
  const { isBusy, run } = useAction([queryKeys.platformPeople], onClose);
  const isChanged = held.toSorted().join() !== permissions.toSorted().join();
  const close = () => leaving(isChanged, onClose);
  return (
    <TitledDialog title={translate('permission.platform.of', { name })} width={760} onClose={close}>
      <DialogContent>
        <PermissionMatrix held={held} onChange={setHeld} catalogue={platformCatalogue} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={!isChanged}
          onClick={() => run(() => grant(id, held), { done: 'permission.platform.saved', args: { name } })}
        >
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
