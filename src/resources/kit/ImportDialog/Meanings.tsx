import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { importFields } from '../../../../schema/kit/importFields.ts';
import { useLookup } from '../picker/useLookup.ts';
import { titleOf } from '../titleOf.ts';
import { targetOf, useEntity } from '../useEntity.ts';
import { meaningKey } from './mapping.ts';

/** Asks which record each text of a column means, where the text means none by itself. */
export function Meanings({ field, texts }: { field: string; texts: readonly string[] }) {
  return texts.map(text => <Meaning key={text} field={field} text={text} />);
}

function Meaning({ field, text }: { field: string; text: string }) {
  const translate = useTranslate();
  const target = targetOf(importFields(useEntity())[field]!.info);
  const { data = [] } = useLookup(target);
  const { field: answer } = useController({ name: `meanings.${field}.${meaningKey(text)}`, defaultValue: '' });
  const { ref, ...rest } = answer;
  return (
    <TextField
      {...rest}
      select
      inputRef={ref}
      label={translate('kit.import.meaning.label', { text })}
      helperText={translate(rest.value ? 'kit.import.meaning.kept' : 'kit.import.meaning.none')}
    >
      {data.map(record => (
        <MenuItem key={record.id} value={record.id}>
          {titleOf(target, record)}
        </MenuItem>
      ))}
    </TextField>
  );
}
