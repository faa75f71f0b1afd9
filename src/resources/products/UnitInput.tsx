import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { products } from '../../../schema/entities/products.ts';
import { takesEnter } from '../kit/inputs/takesEnter.ts';
import { usePlaced } from '../kit/form/Placed.tsx';
import { useLookup } from '../kit/picker/useLookup.ts';
import { targetOf } from '../kit/useEntity.ts';

const info = products.info.unitId;

/** A unit by its symbol, picked or typed: whoever knows that gold is weighed in gm types two letters and goes on. */
export function UnitInput() {
  usePlaced(info.name);
  const { field, fieldState, id } = useInput({ source: info.name });
  const { data: units = [] } = useLookup(targetOf(info));
  const [isOpen, setOpen] = useState(false);
  return (
    <Autocomplete
      id={id}
      freeSolo
      openOnFocus
      autoHighlight
      options={units.map(({ symbol }) => String(symbol))}
      inputValue={field.value as string}
      onInputChange={(_, typed) => field.onChange(typed)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={takesEnter(isOpen)}
      onBlur={field.onBlur}
      renderInput={params => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source={info.name} isRequired />}
          error={fieldState.invalid}
          helperText={fieldState.error && <InputHelperText error={fieldState.error.message} />}
        />
      )}
    />
  );
}
