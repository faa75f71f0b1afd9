import { useFormContext } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import { users } from '../../../schema/entities/users.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';

/** Ends a person's work in this shop, after a question: there is no trash for people. */
export function TakeOut({ record, onDeleted }: { record: RaRecord; onDeleted: () => void }) {
  const { reset } = useFormContext();
  const leave = () => {
    // What was changed on the form is worth no question any more.
    reset();
    onDeleted();
  };
  return <ActionButton entity={users} name="leave" record={record} variant="text" onDone={leave} />;
}
