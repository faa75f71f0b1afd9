import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch, type FieldValues, type Resolver } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { say, type Said } from '../../../../schema/words/said.ts';
import { wordedAll } from '../../../i18n/wording.ts';
import { nested } from '../form/nested.ts';

/** Where a form holds what was typed into a reference and not chosen, by field. It is never sent. */
const place = 'unchosen';

/** Nothing typed into a reference is dropped in silence: while it is not chosen the form is wrong at that field. */
export function withUnchosen(resolver: Resolver<FieldValues>): Resolver<FieldValues> {
  return async ({ [place]: held, ...values }, context, options) => {
    const judged = await resolver(values, context, options);
    const problems = Object.entries((held ?? {}) as Record<string, Said>);
    if (problems.length === 0) return judged;
    const unchosen = wordedAll(Object.fromEntries(problems.map(([name, said]) => [name.replaceAll('/', '.'), said])));
    return { values: {}, errors: { ...judged.errors, ...nested(unchosen) } };
  };
}

type Options = {
  source: string;
  /** Whether a new record can be made of what was typed. */
  mayMake?: boolean;
  /** The id of the only record called so, as far as this is known here. */
  idOf?: (typed: string) => unknown;
  /** The field holds several. */
  isMany?: boolean;
};

/** Makes an autocomplete of react-admin keep what was typed, and the form know of it until it is chosen or taken away. */
export function useUnchosen({ source, mayMake = false, idOf, isMany = false }: Options) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const { typed, put, drop } = useHeld(source);
  const hold = (text: string) => {
    const id = idOf?.(text);
    const isChosen = !isMany && id !== undefined && id === value;
    if (!text.trim() || isChosen) drop();
    else put(text.trim(), mayMake ? 'notChosenNorAdded' : 'notChosen');
  };
  const chooseSame = () => {
    const id = typed.current && idOf?.(typed.current);
    if (!id) return;
    const chosen = isMany ? [...new Set([...((value as unknown[] | null) ?? []), id])] : id;
    setValue(source, chosen, { shouldDirty: true });
    drop();
  };
  // Chosen, by the person or by another control.
  const seen = useRef(value);
  useEffect(() => {
    if (isMany || seen.current === value) return;
    seen.current = value;
    drop();
  });
  const onInputChange = (event: SyntheticEvent | null, text: string, reason: string) => {
    if (reason === 'input') hold(text);
    else if (event && !text) drop();
  };
  return { hold, typed, props: { clearOnBlur: false, onBlur: chooseSame, onInputChange } };
}

/** The place in the form of what one field is not yet; the form is wrong there while it holds something. */
export function useHeld(source: string) {
  const { setValue, getValues, unregister, getFieldState, trigger } = useFormContext();
  const typed = useRef('');
  const at = `${place}.${source.replaceAll('.', '/')}`;
  useEffect(() => () => unregister(at), [unregister, at]);
  const judgeAgain = () => void (getFieldState(source).error && trigger(source));
  return {
    typed,
    put: (text: string, key: 'notChosen' | 'notChosenNorAdded' | 'fileOnItsWay') => {
      typed.current = text;
      setValue(at, say(key, { typed: text }), { shouldDirty: true });
      judgeAgain();
    },
    drop: () => {
      typed.current = '';
      if (getValues(at) === undefined) return;
      unregister(at);
      judgeAgain();
    },
  };
}

/** The id of the record that this names, written in capitals or not; nothing where several do. */
export function onlyCalled(typed: string, records: readonly RaRecord[] | undefined, title: string): unknown {
  const called = (records ?? []).filter(record => plain(record[title]) === plain(typed));
  return called.length === 1 ? called[0]!.id : undefined;
}

/** The same of a mobile number, a code or whatever else such records are found by; nothing where one is called so. */
export function onlyFoundBy(typed: string, records: readonly RaRecord[], { title, search }: AnyEntity): unknown {
  const others = search.filter(name => name !== title);
  const found = records.filter(record => others.some(name => plain(record[name]) === plain(typed)));
  const isCalled = records.some(record => plain(record[title]) === plain(typed));
  return found.length === 1 && !isCalled ? found[0]!.id : undefined;
}

const plain = (text: unknown) => String(text).trim().toLocaleLowerCase();
