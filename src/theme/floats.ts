import type { Components, Theme } from '@mui/material/styles';
import { frame, radius, type Tokens } from './tokens.ts';
import { tall } from './touch.ts';

/** What floats has the one shadow. */
const floating = (tokens: Tokens) => ({
  backgroundColor: tokens.raised,
  border: `1px solid ${tokens.hairline}`,
  borderRadius: radius,
  boxShadow: tokens.float,
});

/** A list of options opens upwards before it would lie over the Save bar at the bottom of a phone, and leaves the bar at the top free. */
const betweenBars = { name: 'flip', options: { padding: { top: frame.bar, bottom: frame.bottomBar + 16 } } };
const lowOnPhones = { '@media (max-width: 599.95px)': { maxHeight: '28vh' } };

export function menus(tokens: Tokens): Components<Theme> {
  const floats = floating(tokens);
  return {
    MuiMenu: { styleOverrides: { paper: floats, list: { padding: 4 } } },
    MuiPopover: { styleOverrides: { paper: floats } },
    MuiAutocomplete: {
      defaultProps: { fullWidth: true, slotProps: { popper: { modifiers: [betweenBars] } } },
      // Lower than half of what a phone shows between its bars, so that the list fits above a field or below.
      styleOverrides: { paper: floats, listbox: { padding: 4, fontSize: 15, ...lowOnPhones } },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 40,
          ...tall,
          borderRadius: radius - 2,
          fontSize: 15,
          lineHeight: '20px',
          '&:hover': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-focusVisible': { backgroundColor: tokens.chosen },
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          backgroundColor: tokens.text,
          color: tokens.background,
          fontSize: 13,
          lineHeight: '18px',
          padding: '6px 10px',
        },
      },
    },
  };
}

export function dialogs(tokens: Tokens): Components<Theme> {
  const floats = floating(tokens);
  const title = { fontSize: 18, lineHeight: '24px', fontWeight: 600, padding: '20px 24px 12px' };
  return {
    MuiDialog: {
      styleOverrides: {
        // Focus begins here, and nothing is pressed by that: a ring would only alarm.
        paper: {
          ...floats,
          borderRadius: 12,
          '&:focus-visible': { outline: 'none' },
          '&.MuiDialog-paperFullScreen': { borderRadius: 0, border: 0 },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: title } },
    MuiDialogContent: { styleOverrides: { root: { padding: '4px 24px 20px' } } },
    MuiDialogActions: {
      styleOverrides: {
        root: { padding: '12px 24px', borderTop: `1px solid ${tokens.hairline}`, gap: 4, flexWrap: 'wrap' },
      },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(13 20 17 / .45)' } } },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          ...floats,
          color: tokens.text,
          borderLeft: `4px solid ${tokens.success}`,
          padding: '6px 16px',
          fontSize: 15,
          lineHeight: '20px',
          flexWrap: 'nowrap',
        },
        message: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', flex: 1 },
      },
    },
  };
}
