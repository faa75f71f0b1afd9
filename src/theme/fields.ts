import type { Components, Theme } from '@mui/material/styles';
import { frame, radius, type Tokens } from './tokens.ts';
import { tall } from './touch.ts';

/** What is filled in. The label stands above its field, where it can be read while the field is full. */
export function fields(tokens: Tokens): Components<Theme> {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'none', size: 'small', fullWidth: true },
      styleOverrides: { root: { marginTop: 0 } },
    },
    // A sheet of styles for each field, by which a label would notice what the browser fills in: here it stands above its field.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiInputLabel: { defaultProps: { shrink: true }, styleOverrides: { root: { ...labelAbove, color: tokens.text } } },
    MuiFormLabel: {
      styleOverrides: {
        root: {
          fontSize: 14,
          lineHeight: '20px',
          fontWeight: 600,
          color: tokens.text,
          '&.Mui-focused, &.Mui-error': { color: tokens.text },
        },
        asterisk: { color: tokens.quiet },
      },
    },
    MuiOutlinedInput: { styleOverrides: outlined(tokens) },
    MuiSelect: { styleOverrides: { select: { minHeight: 24, paddingTop: 8, paddingBottom: 8 } } },
    MuiFormHelperText: {
      styleOverrides: { root: { margin: '4px 0 8px', fontSize: 13.5, lineHeight: '18px', minHeight: 0 } },
    },
    RaLabeled: {
      styleOverrides: { root: { '& .RaLabeled-label': { fontSize: 14, lineHeight: '20px', fontWeight: 600 } } },
    },
    RaRadioButtonGroupInput: { styleOverrides: { root: groupLabel } },
    RaCheckboxGroupInput: { styleOverrides: { root: groupLabel } },
    RaToolbar: { styleOverrides: { root: ({ theme }) => formBar(tokens, theme) } },
  };
}

const groupLabel = { '& legend[class*="Input-label"]': { transform: 'none', fontSize: 14, marginBottom: 4 } };

const labelAbove = {
  position: 'static',
  transform: 'none',
  maxWidth: '100%',
  marginBottom: 4,
  whiteSpace: 'normal',
  pointerEvents: 'auto',
} as const;

function outlined(tokens: Tokens) {
  return {
    root: {
      backgroundColor: tokens.surface,
      fontSize: 16,
      borderRadius: radius,
      ...tall,
      '& legend': { display: 'none' },
      '& .MuiOutlinedInput-notchedOutline': { top: 0, borderColor: tokens.edge },
      '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': { borderColor: tokens.quiet },
      '&.Mui-disabled': { backgroundColor: tokens.hover },
    },
    input: { height: 24, padding: '8px 12px' },
    inputSizeSmall: { padding: '8px 12px' },
    inputAdornedStart: { paddingLeft: 0 },
    inputAdornedEnd: { paddingRight: 0 },
    multiline: { padding: 0 },
    inputMultiline: { padding: '8px 12px' },
  };
}

/** Save stays at the thumb on a phone, where the bottom bar is on other pages. */
function formBar(tokens: Tokens, theme: Theme) {
  return {
    backgroundColor: tokens.surface,
    borderTop: `1px solid ${tokens.hairline}`,
    [theme.breakpoints.down('sm')]: {
      minHeight: frame.bottomBar,
      padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
      zIndex: theme.zIndex.appBar,
    },
  };
}
