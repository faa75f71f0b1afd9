import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry } from './entries.ts';
import { Line } from './Line.tsx';
import { useEntries } from './useEntries.ts';

type Props = { onChoose: (entry: Entry) => void; onClose: () => void };

/** The field, and below it in groups what it finds. */
export function Choice(props: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { entries, state } = useEntries(typed);
  const list = useChoice(entries, { typed, setTyped, ...props });
  return (
    <>
      <Box {...list.getRootProps()}>
        <InputBase
          autoFocus
          fullWidth
          placeholder={translate('palette.placeholder')}
          inputProps={{ ...list.getInputProps(), 'aria-label': translate('palette.title') }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
          endAdornment={
            <IconButton aria-label={translate('ra.action.close')} onClick={props.onClose} edge="end">
              <CloseIcon />
            </IconButton>
          }
          sx={{ px: 2, minHeight: 56, fontSize: 17, borderBottom: 1, borderColor: 'divider' }}
        />
      </Box>
      <Typography role="status" sx={{ px: 2, py: state ? 1.5 : 0, color: 'text.secondary' }}>
        {state && translate(`palette.${state}`)}
      </Typography>
      <Groups {...list} />
    </>
  );
}

type Typing = { typed: string; setTyped: (text: string) => void };

/** Always open, and never holding what was taken: that leads elsewhere. */
const useChoice = (entries: Entry[], { typed, setTyped, onChoose, onClose }: Typing & Props) =>
  useAutocomplete<Entry>({
    id: 'palette',
    options: entries,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ key }) => key,
    filterOptions: all => all,
    onInputChange: (_, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_, entry) => entry && onChoose(entry),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  });

function Groups({ groupedOptions, getListboxProps, getOptionProps }: ReturnType<typeof useChoice>) {
  return (
    <Box component="ul" {...getListboxProps()} sx={list}>
      {groupedOptions.map(({ group, index, options }) => (
        <li key={group} role="presentation">
          <Typography variant="overline" component="div" sx={{ px: 1.5, pt: 1, color: 'text.secondary' }}>
            {group}
          </Typography>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {options.map((entry, n) => {
              const { key, ...props } = getOptionProps({ option: entry, index: index + n });
              return <Line key={key} entry={entry} {...props} />;
            })}
          </Box>
        </li>
      ))}
    </Box>
  );
}

// Its own measure, by which the line that is marked comes into sight with its heading.
const list = {
  position: 'relative',
  p: 1,
  m: 0,
  listStyle: 'none',
  overflowY: 'auto',
  flex: 1,
  '&:empty': { display: 'none' },
};
