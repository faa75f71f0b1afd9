import { AutocompleteArrayInput, useTranslate, type RaRecord } from 'react-admin';
import { groups } from '../../../../schema/entities/groups.ts';
import { formatCount } from '../../../format.ts';
import { onlyCalled, useUnchosen } from '../../kit/inputs/unchosen.ts';
import { useLookup } from '../../kit/picker/useLookup.ts';

/** All members of some groups. Whoever is in several gets it once. */
export function ChosenGroups() {
  const translate = useTranslate();
  const { data = [], isPending } = useLookup(groups);
  const idOf = (typed: string) => onlyCalled(typed, data, groups.title);
  const unchosen = useUnchosen({ source: 'groups', idOf, isMany: true });
  const nameAndSize = ({ name, memberCount: size }: RaRecord) =>
    `${name} · ${translate('resources.contacts/groups.member_count', { smart_count: Number(size), count: formatCount(Number(size)) })}`;
  return (
    <AutocompleteArrayInput
      {...unchosen.props}
      source="groups"
      label="messenger.groups"
      helperText="messenger.groups_help"
      choices={data}
      isPending={isPending}
      optionText={nameAndSize}
      openOnFocus={false}
      translateChoice={false}
      isRequired
    />
  );
}
