import type { Components, Theme } from '@mui/material/styles';
import { frame, radius, type Tokens } from './tokens.ts';

/** What things lie on: cards, bars, drawers. */
export function surfaces(tokens: Tokens): Components<Theme> {
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: tokens.hairline } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'transparent' },
      styleOverrides: {
        root: { backgroundColor: tokens.bar, color: tokens.text, borderBottom: `1px solid ${tokens.hairline}` },
      },
    },
    MuiToolbar: { styleOverrides: { root: { minHeight: frame.bar } } },
    MuiDrawer: { styleOverrides: { paper: { backgroundColor: tokens.bar, borderColor: tokens.hairline } } },
    MuiAlert: {
      styleOverrides: {
        // On a phone its button goes under what it says.
        root: { borderRadius: radius, fontSize: 15, lineHeight: '20px', flexWrap: 'wrap' },
        message: { flex: '1 1 200px' },
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: { height: 2, backgroundColor: 'transparent' },
        // How far it is shows against how far it goes.
        determinate: { height: 4, borderRadius: 999, backgroundColor: tokens.hairline },
        bar: { borderRadius: 999 },
      },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  };
}
