import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { targetOf } from '../useEntity.ts';
import { isLookup, useLookup } from '../picker/useLookup.ts';
import { onlyCalled, useUnchosen } from './unchosen.ts';
import { useCommonWithList, type KindInputProps } from './kindInput.ts';

export function RefsInput(props: KindInputProps) {
  return isLookup(targetOf(props.info)) ? <LookupsInput {...props} /> : <SearchedManyInput {...props} />;
}

function LookupsInput(props: KindInputProps) {
  const target = targetOf(props.info);
  const { data, isPending } = useLookup(target);
  const idOf = (typed: string) => onlyCalled(typed, data, target.title);
  const unchosen = useUnchosen({ source: props.source, idOf, isMany: true });
  return (
    <AutocompleteArrayInput
      {...useCommonWithList(props)}
      {...unchosen.props}
      choices={data ?? []}
      isPending={isPending}
      optionText={target.title}
      translateChoice={false}
    />
  );
}

function SearchedManyInput(props: KindInputProps) {
  const target = targetOf(props.info);
  const { source, ...common } = useCommonWithList(props);
  const unchosen = useUnchosen({ source, isMany: true });
  return (
    <ReferenceArrayInput source={source} reference={target.resource} sort={{ field: target.title, order: 'ASC' }}>
      <AutocompleteArrayInput {...common} {...unchosen.props} optionText={target.title} />
    </ReferenceArrayInput>
  );
}
