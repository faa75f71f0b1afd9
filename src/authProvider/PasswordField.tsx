import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Can be read while it is typed, which on a phone saves a second try. */
export function PasswordField(props: TextFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const eye = (
    <IconButton
      edge="end"
      size="small"
      aria-label={translate('ts.signIn.showPassword')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
    </IconButton>
  );
  return (
    <TextField
      label={translate('ts.signIn.password')}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      slotProps={{
        input: { endAdornment: eye },
        htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 200 },
      }}
      {...props}
    />
  );
}
