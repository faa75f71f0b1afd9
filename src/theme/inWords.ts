import type { RaThemeOptions } from 'react-admin';
import { i18nProvider } from '../i18n/i18nProvider.ts';

type Item = 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis';

/** MUI keeps the words of its own controls in the theme. After a language is loaded. */
export function inWords(theme: RaThemeOptions): RaThemeOptions {
  const say = (key: string, values?: Record<string, unknown>) => i18nProvider.translate(`controls.${key}`, values);
  const { MuiAutocomplete, MuiTablePagination, ...components } = theme.components ?? {};
  return {
    ...theme,
    components: {
      ...components,
      MuiAutocomplete: {
        ...MuiAutocomplete,
        defaultProps: {
          ...MuiAutocomplete?.defaultProps,
          openText: say('open'),
          closeText: say('close'),
          clearText: say('clear'),
          noOptionsText: say('none'),
          loadingText: say('loading'),
        },
      },
      MuiPagination: {
        defaultProps: {
          'aria-label': say('pages'),
          getItemAriaLabel: (item: Item, page: number | null) => say(item === 'page' ? 'page' : `to_${item}`, { page }),
        },
      },
      MuiTablePagination: {
        ...MuiTablePagination,
        defaultProps: { ...MuiTablePagination?.defaultProps, getItemAriaLabel: (item: Item) => say(`to_${item}`) },
      },
    },
  };
}
