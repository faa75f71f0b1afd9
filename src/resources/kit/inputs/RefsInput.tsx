import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { targetOf } from '../useEntity.ts';
import { isLookup, useLookup } from '../picker/useLookup.ts';
import { useCommon, type KindInputProps } from './kindInput.ts';

export function RefsInput(props: KindInputProps) {
  return isLookup(targetOf(props.info)) ? <LookupsInput {...props} /> : <SearchedManyInput {...props} />;
}

function LookupsInput(props: KindInputProps) {
  const target = targetOf(props.info);
  const { data, isPending } = useLookup(target);
  return (
    <AutocompleteArrayInput
      {...useCommon(props)}
      choices={data ?? []}
      isPending={isPending}
      optionText={target.title}
      translateChoice={false}
    />
  );
}

function SearchedManyInput(props: KindInputProps) {
  const target = targetOf(props.info);
  const { source, ...common } = useCommon(props);
  return (
    <ReferenceArrayInput source={source} reference={target.resource} sort={{ field: target.title, order: 'ASC' }}>
      <AutocompleteArrayInput {...common} optionText={target.title} />
    </ReferenceArrayInput>
  );
}
