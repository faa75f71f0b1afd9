import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useSearch } from './useSearch.ts';

/** One field that looks into everything the schema searches. */
export function SearchField() {
  const { typed, type } = useSearch();
  return <SearchBox typed={typed} onType={type} />;
}

/** The same for what is no list of records. */
export function SearchBox({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const translate = useTranslate();
  const clear = typed && (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        onClick={() => onType('')}
        aria-label={translate('ra.action.clear_input_value')}
      >
        <ClearIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  const lens = (
    <InputAdornment position="start">
      <SearchIcon fontSize="small" />
    </InputAdornment>
  );
  return (
    <TextField
      value={typed}
      onChange={event => onType(event.target.value)}
      placeholder={translate('kit.search')}
      slotProps={{
        input: { startAdornment: lens, endAdornment: clear },
        htmlInput: { role: 'searchbox', 'aria-label': translate('kit.search'), maxLength: longest },
      }}
      sx={{ maxWidth: { sm: 280 } }}
    />
  );
}

/** The API searches for no more. */
const longest = 200;
