import type { Components, Theme } from '@mui/material/styles';
import { radius, type Tokens } from './tokens.ts';
import { reachingRound, tall } from './touch.ts';

export function buttons(tokens: Tokens): Components<Theme> {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 40, padding: '8px 16px', borderRadius: radius, ...tall },
        sizeSmall: { minHeight: 36, padding: '6px 12px', fontSize: 14 },
        sizeLarge: { minHeight: 48, padding: '12px 20px', fontSize: 16 },
        outlined: {
          borderColor: tokens.hairline,
          color: tokens.text,
          backgroundColor: tokens.surface,
          '&:hover': { borderColor: tokens.edge, backgroundColor: tokens.hover },
        },
        text: { '&:hover': { backgroundColor: tokens.hover } },
        startIcon: { '& > *:nth-of-type(1)': { fontSize: 20 } },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          borderRadius: radius,
          color: tokens.quiet,
          '&:hover': { backgroundColor: tokens.hover, color: tokens.text },
        },
        sizeSmall: reachingRound(30),
        sizeMedium: { width: 40, height: 40, '@media (pointer: coarse)': { width: 44, height: 44 } },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
  };
}
