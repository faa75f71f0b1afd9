import { useRecordContext } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { PersonBalance } from '../../books/PersonBalance.tsx';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { StateInput } from '../shops/StateInput.tsx';
import { Roles } from './Roles.tsx';

const inputs = { stateCode: StateInput };

export function NewParty() {
  return <EntityCreate inputs={inputs} />;
}

export function EditParty() {
  return <EntityEdit inputs={inputs} facts={[]} lead={<Balance />} aside={<OnlyRole />} />;
}

/** Whoever sees but one role takes that one away; the contact's own page has them all. */
function OnlyRole() {
  const record = useRecordContext();
  const { view } = useEntity();
  return record && view ? <Roles record={record} only={view.name} /> : null;
}

function Balance() {
  const record = useRecordContext();
  const may = useCan();
  return record && may(can.LedgerList) ? <PersonBalance record={record} /> : null;
}
