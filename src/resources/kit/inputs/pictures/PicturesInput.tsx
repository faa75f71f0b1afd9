import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useInput } from 'react-admin';
import type { Room } from '../../../../../schema/kit/meta.ts';
import { whyNoRoom } from '../../../../../schema/rules/pictures.ts';
import { say } from '../../../../../schema/words/said.ts';
import { worded } from '../../../../i18n/wording.ts';
import { useCommon, type KindInputProps } from '../kindInput.ts';
import { takePictures, whyNot, type ShownPicture } from './picked.ts';
import { UnusablePicture } from './shrink/shrunk.ts';
import { PictureList } from './PictureList.tsx';
import { Thumbnails } from './Thumbnails.tsx';

/** Pictures that go out with a new record. Anything else that is picked is refused, with a word (V-07). */
export function PicturesInput(props: KindInputProps) {
  return <Pictures {...props} multiple />;
}

export function PictureInput(props: KindInputProps) {
  return <Pictures {...props} multiple={false} />;
}

function Pictures({ multiple, ...props }: KindInputProps & { multiple: boolean }) {
  const { source, label } = useCommon(props);
  const { pictures, change, error } = useHeld(source, multiple);
  const [problem, setProblem] = useState<string>();
  const remove = ({ id }: ShownPicture) => change(held => held.filter(other => other.id !== id));
  const refuse = (picture: ShownPicture, why: string) => {
    remove(picture);
    setProblem(why);
  };
  const add = (files: File[]) => {
    const taken = takePictures(multiple ? files : files.slice(0, 1), multiple ? pictures.length : 0);
    setProblem(taken.problem);
    if (taken.picked.length === 0) return;
    change(held => [...(multiple ? held : []), ...taken.picked]);
    const { room } = props.info;
    for (const picture of taken.picked)
      picture.ready.then(file => room && fill(file, room)).catch((reason: unknown) => refuse(picture, whyNot(reason)));
  };
  return (
    <PictureList label={label} problem={problem ?? error} onPick={add} multiple={multiple}>
      <Thumbnails
        label={label}
        pictures={pictures}
        onRemove={remove}
        onBroken={picture => refuse(picture, worded(say('invalidPicture')))}
        onOrder={multiple ? ids => change(held => ids.map(id => held.find(picture => picture.id === id)!)) : undefined}
      />
    </PictureList>
  );
}

/** The form's value as a list. A picture may turn out to be none much later: what is changed is the value of then. */
function useHeld(source: string, multiple: boolean) {
  const { field, fieldState } = useInput({ source, format: identity, parse: identity });
  const { getValues } = useFormContext();
  const change = (how: (held: ShownPicture[]) => ShownPicture[]) => {
    const next = how(listOf(getValues(source)));
    field.onChange(multiple ? next : (next[0] ?? null));
  };
  return { pictures: listOf(field.value), change, error: fieldState.error?.message };
}

/** Fails where it does not fill its place. What this browser cannot read is left to the server. */
async function fill(file: File, room: Room): Promise<void> {
  const read = await createImageBitmap(file).catch(() => null);
  const why = read && whyNoRoom(read, room);
  read?.close();
  if (why) throw new UnusablePicture(worded(why));
}

const listOf = (value: unknown): ShownPicture[] =>
  Array.isArray(value) ? value : value ? [value as ShownPicture] : [];
const identity = <T,>(value: T) => value;
