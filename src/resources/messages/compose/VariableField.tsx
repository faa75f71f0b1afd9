import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useController, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { meetingThings } from '../../../../schema/rules/meetingMessages.ts';
import { bindable } from '../../../../schema/rules/templateVariables.ts';
import { useWords } from '../../kit/useWords.ts';
import { fixed, type Draft } from './draft.ts';
import { isAlwaysFilled } from './judge.ts';
import { useOffers, type Offer } from './useOffers.ts';

type Props = { index: number; label: string; example?: string };

/** One placeholder: the same words for all, what is kept of each contact, or what is known of the meeting. */
export function VariableField({ index, label, example }: Props) {
  const translate = useTranslate();
  const { label: nameOf } = useWords(contacts);
  const { field: from } = useController<Draft, `templateVariables.${number}.from`>({
    name: `templateVariables.${index}.from`,
    defaultValue: fixed,
  });
  const meetingId = useWatch<Draft, 'meetingId'>({ name: 'meetingId' });
  return (
    <Box role="group" aria-label={label} sx={row}>
      <TextField select label={label} value={from.value} onChange={from.onChange} onBlur={from.onBlur}>
        <MenuItem value={fixed}>{translate('messenger.variable.words')}</MenuItem>
        {bindable.map(field => (
          <MenuItem key={field} value={field}>
            {nameOf(field)}
          </MenuItem>
        ))}
        {(meetingId ? meetingThings : []).map(thing => (
          <MenuItem key={thing} value={thing}>
            {translate(`messenger.variable.${thing}`)}
          </MenuItem>
        ))}
      </TextField>
      {!isAlwaysFilled(from.value) && <WordsField index={index} isFixed={from.value === fixed} example={example} />}
    </Box>
  );
}

type WordsProps = { index: number; isFixed: boolean; example?: string };

/** Typed, or one of what is offered for the day; what stands in for an empty field is typed alone. */
function WordsField({ index, isFixed, example }: WordsProps) {
  const { field, fieldState } = useController<Draft, `templateVariables.${number}.words`>({
    name: `templateVariables.${index}.words`,
    defaultValue: '',
  });
  const offers = useOffers();
  const { ref, value, onChange, onBlur } = field;
  const texts = useTexts(isFixed, fieldState.error?.message, example);
  return (
    <Autocomplete
      freeSolo
      options={isFixed ? offers : []}
      // All of them, whatever is typed: they are few.
      filterOptions={all => all}
      getOptionLabel={wordsOf}
      getOptionKey={offer => (typeof offer === 'string' ? offer : offer.what)}
      inputValue={value}
      onInputChange={(_, typed, reason) => reason !== 'reset' && onChange(typed)}
      value={null}
      onChange={(_, offer) => offer && onChange(wordsOf(offer))}
      renderOption={({ key, ...props }, { words, what }) => (
        <Box component="li" key={key} {...props} sx={offered}>
          <span>{what}</span>
          <strong>{words}</strong>
        </Box>
      )}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params}
          {...texts}
          inputRef={ref}
          onBlur={onBlur}
          required={isFixed}
          slotProps={{ htmlInput: { ...inputProps, maxLength: 1_024 } }}
        />
      )}
    />
  );
}

const wordsOf = (offer: string | Offer): string => (typeof offer === 'string' ? offer : offer.words);

function useTexts(isFixed: boolean, problem?: string, example?: string) {
  const translate = useTranslate();
  const help = example ? translate('messenger.variable.example', { example }) : undefined;
  return {
    label: translate(isFixed ? 'messenger.variable.which' : 'messenger.variable.fallback'),
    error: Boolean(problem),
    helperText: problem
      ? translate(problem, { _: problem })
      : isFixed
        ? help
        : translate('messenger.variable.fallback_help'),
  };
}

const offered = { display: 'flex', gap: 2, justifyContent: 'space-between !important' };
const row = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
};
