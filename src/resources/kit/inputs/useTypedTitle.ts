import type { KeyboardEvent } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
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
  const choose = async (text: string) => {
    const id = await idCalled(text, entity, dataProvider);
    // Something else may be typed there by now.
    if (typed.current !== text) return;
    if (id !== undefined) setValue(source, id, { shouldDirty: true });
    await trigger(source);
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    const isMarked = Boolean((event.target as HTMLElement).getAttribute('aria-activedescendant'));
    if (event.key !== 'Enter' || isMarked || event.nativeEvent.isComposing || !typed.current) return;
    // Of a form alone it would save; in lines it goes on to the next.
    if (!source.includes('.')) event.preventDefault();
    void choose(typed.current);
  };
}
