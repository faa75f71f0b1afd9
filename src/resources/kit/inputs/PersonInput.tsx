import { AutocompleteInput, useRecordContext, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/useSession.ts';
import { useColleagues, type Colleague } from '../people/useColleagues.ts';
import { useCommonWithList, type KindInputProps } from './kindInput.ts';
import { onlyCalled, useUnchosen } from './unchosen.ts';

/** Somebody of the shop. Oneself comes first; who has left stays where they are named. */
export function PersonInput(props: KindInputProps) {
  const { colleagues, isPending } = useColleagues();
  const choices = useChoices(props, colleagues);
  const unchosen = useUnchosen({ source: props.source, idOf: typed => onlyCalled(typed, choices, 'name') });
  return (
    <AutocompleteInput
      {...useCommonWithList(props)}
      {...unchosen.props}
      choices={choices}
      isPending={isPending}
      optionText="name"
      translateChoice={false}
    />
  );
}

function useChoices({ info }: KindInputProps, colleagues: Colleague[]): Colleague[] {
  const translate = useTranslate();
  const { user } = useSession();
  const record = useRecordContext();
  const named = (info.embed ? record?.[info.embed] : undefined) as Colleague | null | undefined;
  const isKnown = !named || colleagues.some(({ id }) => id === named.id);
  const [me, others] = [colleagues.filter(({ id }) => id === user?.id), colleagues.filter(({ id }) => id !== user?.id)];
  return [
    ...me.map(({ id, name }) => ({ id, name: translate('kit.people.myself', { name }) })),
    ...others,
    ...(isKnown ? [] : [named]),
  ];
}
