import type { Components, Theme } from '@mui/material/styles';
import { radius, type Tokens } from './tokens.ts';
import { reaching, tall } from './touch.ts';

/** What is switched and picked: chips, switches, boxes, tabs. */
export function controls(tokens: Tokens): Components<Theme> {
  return {
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 999, height: 28, fontSize: 14, backgroundColor: tokens.hover, color: tokens.text },
        outlined: { backgroundColor: 'transparent', borderColor: tokens.hairline },
        clickable: { ...reaching(28), '&:hover, &.Mui-focusVisible': { backgroundColor: tokens.chosen } },
        sizeSmall: { height: 24, fontSize: 13 },
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: tall } },
    MuiSwitch: { styleOverrides: switched(tokens) },
    MuiCheckbox: { styleOverrides: { root: boxed(tokens) } },
    MuiRadio: {
      styleOverrides: { root: { color: tokens.edge, padding: 8, '&.Mui-checked': { color: tokens.primary } } },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: { borderColor: tokens.hairline, color: tokens.quiet, textTransform: 'none' },
        sizeSmall: {
          minWidth: 32,
          minHeight: 32,
          padding: 5,
          '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        },
      },
    },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 44, borderBottom: `1px solid ${tokens.hairline}` },
        indicator: { height: 2 },
      },
    },
    MuiTab: {
      // A browser leaves a tab where it is that the buttons at the bar's end cover in part.
      defaultProps: { onFocus: ({ currentTarget }) => currentTarget.scrollIntoView(nearest) },
      styleOverrides: { root: { minHeight: 44, minWidth: 0, padding: '8px 4px', marginRight: 20 } },
    },
  };
}

const nearest: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

function boxed(tokens: Tokens) {
  const chosen = { color: tokens.primary };
  return { color: tokens.edge, borderRadius: radius, '&.Mui-checked, &.MuiCheckbox-indeterminate': chosen };
}

function switched(tokens: Tokens) {
  const on = {
    transform: 'translateX(16px)',
    color: tokens.onPrimary,
    '& + .MuiSwitch-track': { opacity: 1, backgroundColor: tokens.primary },
  };
  return {
    root: { width: 52, height: 36, padding: 8 },
    switchBase: { padding: 10, '&.Mui-checked': on },
    thumb: { width: 16, height: 16, boxShadow: 'none' },
    track: { borderRadius: 999, opacity: 1, backgroundColor: tokens.edge },
  };
}
