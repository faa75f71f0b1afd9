import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { linesOf } from '../../../../schema/kit/lineEntity.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { forgetTry, leaveTry, leftTry } from '../../../dataProvider/leftTries.ts';
import type { Lost } from '../../../dataProvider/wish.ts';
import { UploadContext } from '../upload/useUpload.ts';
import { useEntity } from '../useEntity.ts';

/** Names the place under which a try whose answer was lost waits: that of a resource's new records, or that of an action's path. */
export function useTryPlaces(): (path: string) => string {
  const { user, shopId } = useSession();
  return path => `${user?.id}/${shopId}/${path}`;
}

/** A form for a new record. Forms with lines offer their draft instead. */
export function LeftRecord() {
  const translate = useTranslate();
  const entity = useEntity();
  const place = useTryPlaces()(entity.resource);
  const text = ({ data }: Lost) => {
    const name = data[entity.title];
    return translate('kit.leftTry', { name: typeof name === 'string' ? name : '' });
  };
  return <LeftTry place={place} text={text} isOffered={linesOf(entity).length === 0} />;
}

type Props = { place: string; text: (left: Lost) => string; isOffered?: boolean };

/** Keeps a try whose answer was lost when the form is left, and offers it when the form is opened again. */
export function LeftTry({ place, text, isOffered = true }: Props) {
  const translate = useTranslate();
  const { left, resume, discard } = useLeftTry(place);
  if (!left || !isOffered) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
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
      {text(left)}
    </Alert>
  );
}

function useLeftTry(place: string) {
  const { wish } = use(UploadContext)!;
  const { getValues, reset, clearErrors } = useFormContext();
  const [left, setLeft] = useState(() => leftTry(place));
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
    clearErrors('root');
  };
  const resume = () => {
    if (!left) return;
    discard();
    wish.adopt(left);
    reset({ ...getValues(), ...left.data }, { keepDefaultValues: true });
  };
  return { left, resume, discard };
}
