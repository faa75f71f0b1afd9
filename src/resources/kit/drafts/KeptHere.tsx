import Alert from '@mui/material/Alert';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { isUpload } from '../../../../schema/kit/meta.ts';
import { tellsOfNoAnswer } from '../../../dataProvider/errors.ts';
import { Keeper } from '../../../drafts/Keeper.ts';
import type { Draft } from '../../../drafts/drafts.ts';
import { forgetTry, leftTry } from '../../../dataProvider/leftTries.ts';
import { useTryPlaces } from '../form/LeftTry.tsx';
import { UploadContext } from '../upload/useUpload.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { DraftsLeft } from './DraftsLeft.tsx';
import { changedSince } from './changedSince.ts';
import type { Kept } from './useKept.ts';

/** Inside a form: keeps what is typed, and offers what was left. */
export function KeptHere(kept: Kept) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const { errors, dirtyFields } = useFormState();
  const [hasRoom, setRoom] = useState(true);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const resume = useResume(kept, setChanged);
  useKeeping(kept, setRoom);
  const isTyped = Object.keys(dirtyFields).length > 0;
  return (
    <>
      {!isTyped && <DraftsLeft kept={kept} onResume={resume} />}
      {changed.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('kit.drafts.changed', { fields: changed.map(name => label(name)).join(', ') })}
        </Alert>
      )}
      {!hasRoom && (
        <Alert severity="error" sx={{ my: 1 }}>
          {translate('kit.drafts.full')}
        </Alert>
      )}
      {hasRoom && tellsOfNoAnswer(errors.root?.['serverError']?.message) && (
        <Alert severity="warning" role="status" sx={{ my: 1 }}>
          {translate('kit.drafts.offline')}
        </Alert>
      )}
    </>
  );
}

/** What was left stands in the form as if it had just been typed. */
function useResume({ keeper, takeAway, begin, record }: Kept, tell: (changed: readonly string[]) => void) {
  const { reset, getValues } = useFormContext();
  const { wish } = use(UploadContext)!;
  const { resource } = useEntity();
  const place = useTryPlaces()(resource);
  return (draft: Draft) => {
    const lost = leftTry(place);
    // The key of a draft's try begins with the draft's id.
    if (lost?.key.startsWith(`${draft.id}-`)) {
      wish.adopt(lost);
      forgetTry(place);
    }
    keeper.current?.adopt(draft);
    reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true });
    takeAway(draft);
    tell(record ? changedSince(draft.before, record) : []);
    begin();
  };
}

function useKeeping({ shelf, place, keeper, hold, isSaving, record }: Kept, tell: (isKept: boolean) => void) {
  const entity = useEntity();
  const notify = useNotify();
  const { getValues, subscribe } = useFormContext();
  const { dirtyFields } = useFormState();
  const read = useEffectEvent(() => {
    const typed = Object.keys(dirtyFields).filter(name => entity.info[name] && !isUpload(entity.info[name].kind));
    if (typed.length === 0) return null;
    const all = getValues() as Record<string, unknown>;
    const names = record
      ? typed
      : Object.keys(all).filter(name => entity.info[name] && !isUpload(entity.info[name].kind));
    return { values: plain(all, names), before: plain(record ?? {}, record ? typed : []) };
  });
  const told = useEffectEvent(tell);
  const begin = useEffectEvent(() => hold(new Keeper(shelf, place, () => read(), told)));
  const leave = useEffectEvent(() => {
    if (isSaving.current) return;
    void keeper.current?.now();
    if (read()) notify('kit.drafts.kept', { type: 'info' });
  });
  useEffect(() => {
    const kept = begin();
    const end = subscribe({ formState: { values: true, dirtyFields: true }, callback: () => kept.touched() });
    const hide = () => document.visibilityState === 'hidden' && void kept.now();
    document.addEventListener('visibilitychange', hide);
    return () => {
      end();
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [subscribe]);
}

/** As it is kept and comes back. */
const plain = (values: Record<string, unknown>, names: readonly string[]) =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map(name => [name, values[name] ?? null])))) as Record<
    string,
    unknown
  >;
