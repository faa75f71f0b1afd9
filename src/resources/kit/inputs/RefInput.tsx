import { AutocompleteInput, ReferenceInput, useCreate } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { targetOf } from '../useEntity.ts';
import { useCommon, type KindInputProps } from './kindInput.ts';
import { isLookup, useLookup } from '../picker/useLookup.ts';
import { useMay } from '../useMay.ts';

/** A look-up is short and loaded whole; anything else is searched on the server while the person types. */
export function RefInput(props: KindInputProps) {
  return isLookup(targetOf(props.info)) ? <LookupInput {...props} /> : <SearchedInput {...props} />;
}

function LookupInput(props: KindInputProps) {
  const target = targetOf(props.info);
  const { data, isPending } = useLookup(target);
  return (
    <AutocompleteInput
      {...useCommon(props)}
      {...useNaming(target)}
      choices={data ?? []}
      isPending={isPending}
      optionText={target.title}
      translateChoice={false}
    />
  );
}

function SearchedInput(props: KindInputProps) {
  const target = targetOf(props.info);
  const { source, ...common } = useCommon(props);
  return (
    <ReferenceInput source={source} reference={target.resource} sort={{ field: target.title, order: 'ASC' }}>
      <AutocompleteInput {...common} optionText={target.title} />
    </ReferenceInput>
  );
}

/** Whoever may make such a record makes it by naming it. */
function useNaming({ resource, title }: AnyEntity) {
  const canAccess = useMay(resource, 'create');
  const [create] = useCreate();
  if (!canAccess) return {};
  const onCreate = async (name?: string) =>
    name ? create(resource, { data: { [title]: name } }, { returnPromise: true }) : undefined;
  return { onCreate, createItemLabel: 'kit.form.make' };
}
