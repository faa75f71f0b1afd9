import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { LineValues } from './pasted.ts';

/** A new line as its fields begin. */
export const freshLine = ({ line = {} }: FieldInfo): LineValues =>
  Object.fromEntries(Object.values(line).map(({ name, initial }) => [name, initial ?? null]));

/** The lines of a form and what is done with them as a whole. A step of that can be taken back; typing has the browser's own undo. */
export function useLines(source: string, info: FieldInfo) {
  const { getValues, setFocus } = useFormContext();
  const { fields, insert, remove, move, replace } = useFieldArray({ name: source, keyName: 'key' });
  const [before, setBefore] = useState<LineValues[]>();
  const values = () => (getValues(source) ?? []) as LineValues[];
  const fresh = freshLine(info);
  const [first = ''] = Object.keys(fresh);
  const noting = (step: () => void) => {
    setBefore(structuredClone(values()));
    step();
  };
  // The inputs of a new line are there after the next drawing.
  const focus = (index: number, name: string) => requestAnimationFrame(() => setFocus(`${source}.${index}.${name}`));
  return {
    keys: fields.map(({ key }) => key),
    fresh,
    values,
    add(index = values().length, name = first) {
      insert(index, fresh, { shouldFocus: false });
      focus(index, name);
    },
    append: (line: LineValues) => insert(values().length, line, { shouldFocus: false }),
    copy: (index: number) => noting(() => insert(index + 1, { ...values()[index], id: null }, { shouldFocus: false })),
    remove: (index: number) => noting(() => remove(index)),
    move(index: number, to: number) {
      if (to < 0 || to >= values().length) return;
      noting(() => move(index, to));
    },
    replace: (lines: LineValues[]) => noting(() => replace(lines)),
    /** Takes the last step back; undefined where there is none, or where something was typed since, which would be lost. */
    undo: before && (() => (replace(before), setBefore(undefined))),
    typed: () => setBefore(undefined),
    /** To the same column of another line. */
    focus,
  };
}

export type LineSteps = ReturnType<typeof useLines>;
