import type { RaThemeOptions } from 'react-admin';
import { base } from './base.ts';
import { buttons } from './buttons.ts';
import { controls } from './controls.ts';
import { fields } from './fields.ts';
import { dialogs, menus } from './floats.ts';
import { lists } from './lists.ts';
import { surfaces } from './surfaces.ts';
import { dark, light, radius, type Tokens } from './tokens.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface Palette {
    gold: { main: string };
    bar: { main: string };
    hover: { main: string };
    chosen: { main: string };
  }
  interface PaletteOptions {
    gold?: { main: string };
    bar?: { main: string };
    hover?: { main: string };
    chosen?: { main: string };
  }
}

const parts = [base, surfaces, menus, dialogs, buttons, controls, fields, lists];

export const lightTheme = themeOf(light);
export const darkTheme = themeOf(dark);

function themeOf(tokens: Tokens): RaThemeOptions {
  return {
    palette: paletteOf(tokens),
    shape: { borderRadius: radius },
    // Hairlines hold the page together; what floats has the one shadow there is.
    shadows: ['none', ...Array<string>(24).fill(tokens.float)] as RaThemeOptions['shadows'],
    typography,
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 150,
        standard: 160,
        complex: 180,
        enteringScreen: 180,
        leavingScreen: 120,
      },
    },
    components: Object.assign({}, ...parts.map(part => part(tokens))) as RaThemeOptions['components'],
  };
}

function paletteOf(tokens: Tokens): RaThemeOptions['palette'] {
  return {
    mode: tokens.mode,
    primary: {
      main: tokens.primary,
      dark: tokens.primaryPressed,
      light: tokens.chosen,
      contrastText: tokens.onPrimary,
    },
    secondary: { main: tokens.quiet, contrastText: tokens.surface },
    success: { main: tokens.success, contrastText: tokens.onPrimary },
    warning: { main: tokens.warning, contrastText: tokens.onPrimary },
    error: { main: tokens.danger, contrastText: tokens.onDanger },
    info: { main: tokens.primary, contrastText: tokens.onPrimary },
    background: { default: tokens.background, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.quiet },
    divider: tokens.hairline,
    action: { hover: tokens.hover, selected: tokens.chosen, active: tokens.quiet },
    gold: { main: tokens.gold },
    bar: { main: tokens.bar },
    hover: { main: tokens.hover },
    chosen: { main: tokens.chosen },
  };
}
