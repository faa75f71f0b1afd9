import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslate } from 'react-admin';
import { useOptions, useYesNo, type Choice } from '../inputs/options.ts';
import type { FilterProps } from './filter.ts';

type PickProps = Pick<FilterProps, 'onSet' | 'values'> & { name: string; choices: Choice[] };

/** All, or one of a list. */
export function PickList({ name, choices, values, onSet }: PickProps) {
  const translate = useTranslate();
  const chosen = String((values[name] as Choice['id'] | undefined) ?? '');
  const all = { id: '', name: translate('kit.filter.all') };
  return (
    <MenuList dense autoFocusItem>
      {[all, ...choices].map(({ id, name: text }) => (
        <MenuItem
          key={id}
          selected={String(id) === chosen}
          onClick={() => onSet({ [name]: id === '' ? undefined : id })}
        >
          {text}
        </MenuItem>
      ))}
    </MenuList>
  );
}

export function ChoiceFilter({ info, ...props }: FilterProps) {
  return <PickList name={info.name} choices={useOptions(info)} {...props} />;
}

export function ChoiceValue({ info, values }: Pick<FilterProps, 'info' | 'values'>) {
  const chosen = String(values[info.name]);
  return useOptions(info).find(({ id }) => String(id) === chosen)?.name ?? chosen;
}

export function FlagFilter({ info, ...props }: FilterProps) {
  const { yes, no } = useYesNo(info);
  const choices = [
    { id: 'true', name: yes },
    { id: 'false', name: no },
  ];
  return <PickList name={info.name} choices={choices} {...props} />;
}

export function FlagValue({ info, values }: Pick<FilterProps, 'info' | 'values'>) {
  const { yes, no } = useYesNo(info);
  return String(values[info.name]) === 'true' ? yes : no;
}
