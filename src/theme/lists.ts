import type { Components, Theme } from '@mui/material/styles';
import { frame, radius, type Tokens } from './tokens.ts';

/** Tables and what stands round them. */
export function lists(tokens: Tokens): Components<Theme> {
  const hairline = `1px solid ${tokens.hairline}`;
  return {
    MuiTableCell: { styleOverrides: cells(tokens, hairline) },
    MuiTableRow: {
      styleOverrides: {
        root: {
          '&.MuiTableRow-hover:hover': { backgroundColor: tokens.hover },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tokens.chosen },
          'tbody &:last-of-type > *': { borderBottom: 0 },
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: tokens.text } } } },
    MuiTablePagination: {
      styleOverrides: {
        root: { borderTop: hairline, color: tokens.quiet },
        selectLabel: { fontSize: 14 },
        displayedRows: { fontSize: 14 },
      },
    },
    RaDataTable: { styleOverrides: { root: ({ theme }) => table(tokens, theme) } },
    RaBulkActionsToolbar: { styleOverrides: { root: bulkBar(tokens) } },
    RaList: { styleOverrides: { root: { '& .RaList-content': { overflow: 'visible', borderRadius: radius } } } },
  };
}

function cells(tokens: Tokens, hairline: string) {
  return {
    root: { height: frame.row, padding: '6px 12px', borderBottom: hairline, fontSize: 14, lineHeight: '20px' },
    head: { fontSize: 13, fontWeight: 600, color: tokens.quiet, whiteSpace: 'nowrap' as const },
    sizeSmall: { padding: '6px 12px' },
    paddingCheckbox: { width: 48, padding: '0 4px 0 8px' },
  };
}

/** The head stays under the app bar; where the table is wider than the screen it scrolls by itself. */
function table(tokens: Tokens, theme: Theme) {
  return {
    '& .RaDataTable-headerCell': { top: frame.bar, backgroundColor: tokens.surface },
    '& .RaDataTable-rowCell:first-of-type a': { fontWeight: 600 },
    [theme.breakpoints.down('md')]: {
      '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
      '& .RaDataTable-headerCell': { top: 0 },
    },
  };
}

/** The bar takes the head's place: nothing moves under the pointer. */
function bulkBar(tokens: Tokens) {
  return {
    zIndex: 4,
    '& .RaBulkActionsToolbar-toolbar': {
      top: 0,
      height: frame.row,
      minHeight: frame.row,
      transform: 'none',
      color: tokens.text,
      backgroundColor: tokens.chosen,
      borderRadius: `${radius}px ${radius}px 0 0`,
    },
    '& .RaBulkActionsToolbar-collapsed': { height: 0, minHeight: 0, visibility: 'hidden' },
    '& .RaBulkActionsToolbar-topToolbar': { backgroundColor: 'transparent' },
  };
}
