import type { RaThemeOptions } from 'react-admin';
import { fonts } from './tokens.ts';

const heading = (size: number, line: number) => ({
  fontSize: size,
  lineHeight: `${line}px`,
  fontWeight: 600,
  letterSpacing: 0,
});

/** 14 on 20 where one scans, 16 on 24 where one reads and fills in. */
export const typography: RaThemeOptions['typography'] = {
  fontFamily: fonts.text,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: heading(22, 28),
  h2: heading(17, 24),
  h3: heading(15, 20),
  h4: heading(22, 28),
  h5: heading(20, 28),
  h6: heading(17, 24),
  subtitle1: heading(16, 24),
  subtitle2: heading(14, 20),
  body1: { fontSize: 16, lineHeight: '24px', letterSpacing: 0 },
  body2: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  button: { fontSize: 15, lineHeight: '20px', fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  caption: { fontSize: 13, lineHeight: '18px', letterSpacing: 0 },
  overline: { fontSize: 12.5, lineHeight: '16px', fontWeight: 600, letterSpacing: '.02em', textTransform: 'none' },
};
