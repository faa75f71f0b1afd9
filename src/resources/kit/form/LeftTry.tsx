import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { linesOf } from '../../../../schema/kit/lineEntity.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { forgetTry, leaveTry, leftTry } from '../../../dataProvider/leftTries.ts';
import { UploadContext } from '../upload/useUpload.ts';
import { useEntity } from '../useEntity.ts';

/** The place of a form for new records, under which a try whose answer was lost waits. */
export function useTryPlace(): string {
  const { resource } = useEntity();
  const { user, shopId } = useSession();
  return `${user?.id}/${shopId}/${resource}`;
}

/** Keeps a try whose answer was lost when the form is left, and offers it when the form is opened again. Forms with lines offer their draft instead. */
export function LeftTry() {
  const translate = useTranslate();
  const { title } = useEntity();
  const { left, resume, discard } = useLeftTry();
  if (!left) return null;
  const name = left.data[title];
  return (
    <Alert
      severity="warning"
      sx={{ mx: { xs: 2, sm: 3 }, mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={resume}>
            {translate('kit.drafts.resume')}
          </Button>
          <Button color="inherit" onClick={discard}>
            {translate('kit.drafts.discard')}
          </Button>
        </>
      }
    >
      {translate('kit.leftTry', { name: typeof name === 'string' ? name : '' })}
    </Alert>
  );
}

function useLeftTry() {
  const entity = useEntity();
  const place = useTryPlace();
  const { wish } = use(UploadContext)!;
  const { getValues, reset } = useFormContext();
  const [left, setLeft] = useState(() => (linesOf(entity).length === 0 ? leftTry(place) : undefined));
  useEffect(() => {
    const leave = () => {
      if (wish.lost) leaveTry(place, wish.lost);
    };
    // A reload of the page does not unmount the form.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [wish, place]);
  const discard = () => {
    forgetTry(place);
    setLeft(undefined);
  };
  const resume = () => {
    if (!left) return;
    discard();
    wish.adopt(left);
    reset({ ...getValues(), ...left.data }, { keepDefaultValues: true });
  };
  return { left, resume, discard };
}
