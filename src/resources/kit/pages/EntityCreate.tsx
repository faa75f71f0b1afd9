import { CreateBase, Title, useNavigate, useRedirect, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useTabTitle } from '../../../layout/tabTitle.ts';
import { EntityForm, type FormShape } from './EntityForm.tsx';
import { useCreateSave } from '../form/useSave.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = FormShape & {
  /** In place of going back to the list. */
  onSaved?: (record: RaRecord) => void;
};

/** A page for a new record. */
export function EntityCreate({ onSaved, ...shape }: Props) {
  const entity = useEntity();
  const { say } = useWords(entity);
  const redirect = useRedirect();
  useTabTitle(say('add'));
  const navigate = useNavigate();
  const { back } = (useLocation().state ?? {}) as { back?: string };
  const toWhereItCameFrom = () => (back ? navigate(back) : redirect('list', entity.resource));
  const save = useCreateSave({ onSaved: onSaved ?? toWhereItCameFrom });
  return (
    <CreateBase>
      <Title preferenceKey={false} title={say('add')} />
      <EntityForm mode="create" onSave={save} {...shape} />
    </CreateBase>
  );
}
