import type { Components, Theme } from '@mui/material/styles';
import { onPaper } from './print.ts';
import { frame, type Tokens } from './tokens.ts';

/** What holds for the whole page: background, figures, focus, rest. */
export function base(tokens: Tokens): Components<Theme> {
  const ring = { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ...onPaper,
        html: {
          colorScheme: tokens.mode,
          scrollPaddingTop: frame.bar + 16,
          // What has the focus is not hidden by what lies at the thumb.
          '@media (max-width: 899.95px)': { scrollPaddingBottom: frame.bottomBar + 32 },
          WebkitTextSizeAdjust: '100%',
          '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        },
        body: {
          backgroundColor: tokens.background,
          fontVariantNumeric: 'tabular-nums',
          WebkitTapHighlightColor: 'transparent',
        },
        a: { color: tokens.primary, textUnderlineOffset: 3 },
        ':focus-visible': ring,
        '::selection': { backgroundColor: tokens.primary, color: tokens.onPrimary },
        'h1, h2, h3': { textWrap: 'balance' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '.01ms !important', transitionDuration: '.01ms !important' },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': ring } },
    },
    MuiUseMediaQuery: { defaultProps: { noSsr: true } },
  };
}
