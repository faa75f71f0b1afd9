import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate } from 'react-admin';
import { roleOptions } from '../../../schema/roleOptions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { useCommon, type KindInputProps } from '../kit/inputs/kindInput.ts';
import { bundleOf } from './catalogue.ts';
import { useNames } from './useNames.ts';

type Props = KindInputProps & { onRole?: (role: string) => void };

/** The bundle that somebody starts from. One that holds more than I do is not mine to give. */
export function RoleInput({ onRole, ...props }: Props) {
  const translate = useTranslate();
  const { role: nameOf } = useNames();
  const may = useCan();
  const { label, isRequired, source } = useCommon(props);
  const { field, fieldState } = useInput({ source });
  const value = String((field.value as string | null) ?? '');
  const problem = fieldState.error?.message;
  const choose = (role: string) => {
    field.onChange(role);
    onRole?.(role);
  };
  return (
    <TextField
      select
      fullWidth
      label={label}
      required={isRequired}
      value={value}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={event => choose(event.target.value)}
      error={Boolean(problem)}
      helperText={problem ? translate(problem, { _: problem }) : value && translate(`permission.role.${value}`)}
    >
      {roleOptions.map(({ id }) => {
        const isMine = bundleOf(id).every(may);
        return (
          <MenuItem key={id} value={id} disabled={!isMine && id !== value}>
            {nameOf(id)}
            {!isMine && ` (${translate('permission.role_not_mine')})`}
          </MenuItem>
        );
      })}
    </TextField>
  );
}
