import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate, type RaRecord } from 'react-admin';
import { users } from '../../../schema/entities/users.ts';
import { remove } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { Question } from '../../forms/Question.tsx';
import { useAction } from '../../forms/useAction.ts';
import { useMay } from '../kit/useMay.ts';

/** Ends a person's work in this shop, after a question: there is no trash for people. */
export function TakeOut({ record, onDeleted }: { record: RaRecord; onDeleted: () => void }) {
  const translate = useTranslate();
  const mayDelete = useMay(users.resource, 'delete');
  const [isAsking, setAsking] = useState(false);
  const { reset } = useFormContext();
  const { isBusy, run } = useAction([[users.resource, 'getList']]);
  const words = (key: string) => translate(`tenancy.person.${key}`, { name: String(record.name) });
  const leave = async () => {
    await remove(`${pathOf(users.resource)}/${encodeURIComponent(record.id)}`);
    // What was changed on the form is worth no question any more.
    reset();
    onDeleted();
  };
  if (!mayDelete) return null;
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {words('leave')}
      </Button>
      {isAsking && (
        <Question
          title={words('leave_title')}
          text={words('leave_text')}
          confirm={words('leave')}
          isBusy={isBusy}
          onConfirm={() => run(leave, { done: 'tenancy.person.left', args: { name: String(record.name) } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
