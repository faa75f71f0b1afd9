import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type HTMLAttributes } from 'react';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import type { HsnCode } from '../../../../schema/entities/hsnCodes.ts';
import { products } from '../../../../schema/entities/products.ts';
import { takesEnter } from '../../kit/inputs/takesEnter.ts';
import { useCommon } from '../../kit/inputs/kindInput.ts';
import { useHsnCodes } from './useHsnCodes.ts';

const info = products.info.hsncode;

/** A HSN code, typed as it stands on a bill, or found among the shop's by digits or by words. */
export function HsnInput() {
  const { helperText } = useCommon({ info, source: info.name });
  const { field, fieldState, id } = useInput({ source: info.name });
  const [isOpen, setOpen] = useState(false);
  const typed = (field.value as string | null) ?? '';
  const options = useHsnCodes(typed, isOpen);
  return (
    <Autocomplete<HsnCode, false, false, true>
      id={id}
      freeSolo
      openOnFocus
      options={options}
      filterOptions={found => found}
      getOptionLabel={option => (typeof option === 'string' ? option : option.code)}
      renderOption={({ key, ...props }, option) => <Found key={key} {...props} option={option} />}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== 'reset' && field.onChange(text)}
      onChange={(_, chosen) => chosen && field.onChange(typeof chosen === 'string' ? chosen : chosen.code)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={takesEnter(isOpen && options.length > 0)}
      onBlur={field.onBlur}
      slotProps={{ popper: { placement: 'bottom-start', sx: { minWidth: 'min(420px, calc(100vw - 32px))' } } }}
      renderInput={params => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source={info.name} />}
          error={fieldState.invalid}
          helperText={fieldState.error ? <InputHelperText error={fieldState.error.message} /> : helperText || undefined}
        />
      )}
    />
  );
}

function Found({ option: { code, description }, ...props }: HTMLAttributes<HTMLLIElement> & { option: HsnCode }) {
  return (
    <Box component="li" {...props} sx={{ gap: 1.5, alignItems: 'baseline !important' }}>
      <Box component="span" sx={{ minWidth: 72, fontWeight: 600 }}>
        {code}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 14, lineHeight: '20px' }}>
        {description}
      </Box>
    </Box>
  );
}
