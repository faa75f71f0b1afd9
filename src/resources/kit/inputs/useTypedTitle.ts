import type { KeyboardEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { useScanKeys } from '../scan/useScanKeys.ts';
import { idCalled } from './idCalled.ts';
import type { useUnchosen } from './unchosen.ts';

/**
 * Enter behind a whole title, as a scanner types it, or behind a whole mobile number or code chooses the one record that is meant, be the list of
 * what there is still on its way. What none is called stays typed, and is told of at once.
 */
export function useTypedTitle(
  source: string,
  entity: AnyEntity,
  { typed }: Pick<ReturnType<typeof useUnchosen>, 'typed'>,
) {
  const dataProvider = useDataProvider();
  const { setValue, trigger } = useFormContext();
  const keys = useScanKeys();
  const choose = async (text: string, code: string) => {
    const id = await idCalled(code, entity, dataProvider);
    // Something else may be typed there by now.
    if (typed.current !== text) return;
    if (id !== undefined) setValue(source, id, { shouldDirty: true });
    await trigger(source);
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const isMarked = Boolean((event.target as HTMLElement).getAttribute('aria-activedescendant'));
    const text = typed.current;
    const code = keys.take(event, text ?? '');
    if (isMarked || !code || !text) return;
    // Of a form alone it would save; in lines it goes on to the next. A scanner's Tab goes on by itself.
    if (event.key === 'Enter' && !source.includes('.')) event.preventDefault();
    void choose(text, code);
  };
}
