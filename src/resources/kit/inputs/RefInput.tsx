import { AutocompleteInput, ReferenceInput, useCreate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { pathField } from '../../../../schema/kit/tree.ts';
import { targetOf } from '../useEntity.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { onlyCalled, useUnchosen } from './unchosen.ts';
import { Filling } from './Filling.tsx';
import { useTypedTitle } from './useTypedTitle.ts';
import { useCommonWithList, type KindInputProps } from './kindInput.ts';
import { PersonInput } from './PersonInput.tsx';
import { isPerson } from '../people/useColleagues.ts';
import { readScan } from '../scan/readScan.ts';
import { isLookup, useLookup } from '../picker/useLookup.ts';
import { useMay } from '../useMay.ts';

/** A look-up is short and loaded whole; anything else is searched on the server while the person types. */
export function RefInput(props: KindInputProps) {
  if (isPerson(props.info)) return <PersonInput {...props} />;
  const { fills } = props.info;
  return (
    <>
      {isLookup(targetOf(props.info)) ? <LookupInput {...props} /> : <SearchedInput {...props} />}
      {fills && <Filling source={props.source} action={fills} />}
    </>
  );
}

function LookupInput(props: KindInputProps) {
  const target = targetOf(props.info);
  const { data, isPending } = useLookup(target, props.info.among && { among: props.info.among });
  const mayMake = useMay(target.resource, 'create');
  const idOf = (typed: string) => onlyCalled(readScan(typed), data, target.title);
  const unchosen = useUnchosen({ source: props.source, mayMake, idOf });
  const make = useMake(target, props.source, unchosen.hold);
  return (
    <AutocompleteInput
      {...useCommonWithList(props)}
      {...unchosen.props}
      // Before it is known what there is, what is typed may be one of them.
      {...(mayMake && !isPending && { onCreate: make, createItemLabel: 'kit.form.make' })}
      choices={data ?? []}
      isPending={isPending}
      optionText={target.tree ? pathField : target.title}
      translateChoice={false}
    />
  );
}

/** Whoever may not look for such records is not asked for one. */
function SearchedInput(props: KindInputProps) {
  return useMay(targetOf(props.info).resource, 'list') ? <Search {...props} /> : null;
}

function Search(props: KindInputProps) {
  const target = targetOf(props.info);
  const { source, ...common } = useCommonWithList(props);
  const unchosen = useUnchosen({ source });
  const onKeyDown = useTypedTitle(source, target, unchosen);
  return (
    <ReferenceInput
      source={source}
      reference={target.resource}
      sort={{ field: target.title, order: 'ASC' }}
      {...(props.info.among && { filter: props.info.among })}
    >
      <AutocompleteInput {...common} {...unchosen.props} onKeyDown={onKeyDown} optionText={target.title} />
    </ReferenceInput>
  );
}

/** Whoever may make such a record makes it by naming it. What is refused stays typed. */
function useMake({ resource, title }: AnyEntity, source: string, hold: (typed: string) => void) {
  const [create] = useCreate();
  const { getValues } = useFormContext();
  const { actionError } = useErrorHandling();
  return async (name?: string) => {
    if (!name) return undefined;
    try {
      return (await create(resource, { data: { [title]: name } }, { returnPromise: true })) as unknown;
    } catch (error) {
      actionError(error);
      hold(name);
      // Without a record react-admin would choose the offer itself.
      return { id: getValues(source) as unknown };
    }
  };
}
