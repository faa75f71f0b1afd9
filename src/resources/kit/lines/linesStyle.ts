import { visuallyHidden } from '@mui/utils';
import { roomy, type LineColumn } from './lineColumns.ts';

/** Of the whole at once: a style for each cell of 200 lines costs more than what it shows. */
const cards = {
  display: 'grid',
  gap: 1,
  minWidth: 0,
  containerType: 'inline-size',
  // Blocks below each other: a grid would size all 200 lines for a key in one of them.
  '& .sheet': { minWidth: 0, overflowX: 'auto' },
  '& .line:not(.head) + .line': { mt: 1.5 },
  '& .line': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: 1.5,
    rowGap: 0.5,
    position: 'relative',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    p: 1.5,
    pt: 1,
    // What is out of sight costs nothing: a key in one of 200 lines is told at once.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto none auto 240px',
    overflowClipMargin: '2px',
  },
  '& .line > .cell:first-of-type': { gridColumn: '1 / -1', pr: 5 },
  '& .cell': { minWidth: 0 },
  '& .label': { typography: 'caption', color: 'text.secondary', display: 'block' },
  '& .menu': { position: 'absolute', top: 4, right: 4 },
  '& .more': {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: 1,
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  },
  '& .reckoned': { display: 'flex', alignItems: 'center', minHeight: 40, px: 1, fontVariantNumeric: 'tabular-nums' },
  '& .figure .reckoned': { justifyContent: 'flex-end' },
  '& .head': { display: 'none' },
  '& .MuiInputBase-root, & .native': {
    font: 'inherit',
    width: '100%',
    minHeight: 40,
    px: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    backgroundColor: 'background.paper',
    color: 'inherit',
    textAlign: 'start',
  },
  '& .MuiInputBase-input': { padding: 0, textOverflow: 'ellipsis' },
  '& option': { color: 'text.primary', backgroundColor: 'background.paper' },
  '& .figure .MuiInputBase-input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .MuiInputBase-root.Mui-focused, & .native:focus-visible': {
    outline: 2,
    outlineColor: 'primary.main',
    outlineOffset: -2,
    // Above the cell beside it, which would hide a part of the ring.
    position: 'relative',
    zIndex: 1,
  },
  '& .MuiInputBase-root.Mui-error, & .wrong': { borderColor: 'error.main' },
  '& .figure .given': { textAlign: 'end' },
  // Read, and not typed.
  '& .given': { display: 'block', px: 1, py: 1.25, minHeight: 40, color: 'text.secondary', overflowWrap: 'anywhere' },
  '& .native': {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
  },
  // The list to choose from brings a field of its own.
  '& .cell .MuiFormControl-root': { m: 0, width: '100%', minWidth: 0 },
  '& .cell .MuiAutocomplete-root .MuiAutocomplete-inputRoot': { py: 0, pl: 0 },
  // Its label is that of the column, which is shown already: it is read aloud alone.
  '& .cell .MuiInputLabel-root': visuallyHidden,
  '& .cell fieldset legend, & .cell .MuiFormHelperText-root': { display: 'none' },
  '& .cell .MuiOutlinedInput-notchedOutline': { display: 'none' },
  '& .problem, & .read': { typography: 'caption', display: 'block' },
  '& .problem': { color: 'error.main' },
  '& .read': { color: 'text.secondary' },
};

const shown = (columns: readonly LineColumn[]) => columns.filter(({ info }) => !info.folded);

/** With room for columns. */
const sheet = (columns: readonly LineColumn[]) => ({
  '& .line:not(.head) + .line': { mt: 0 },
  '& .line': {
    gridTemplateColumns: `${shown(columns)
      .map(({ width }) => width)
      .join(' ')} ${shown(columns).length < columns.length ? 72 : 36}px`,
    columnGap: 0,
    border: 0,
    borderRadius: 0,
    p: 0,
    minWidth: 'min-content',
    containIntrinsicSize: 'auto none auto 39px',
  },
  '& .line > .cell:first-of-type': { gridColumn: 'auto', pr: 0 },
  '& .line > .cell > .label': { display: 'none' },
  '& .menu': { position: 'static', display: 'flex', justifyContent: 'flex-end', alignSelf: 'start', mt: 0.25 },
  '& .more': { ...cards['& .more'], pt: 1, pb: 2, pl: 2 },
  '& .more .MuiInputBase-root, & .more .native': { mt: 0, ml: 0, width: '100%', borderRadius: 1 },
  '& .head': {
    display: 'grid',
    typography: 'caption',
    color: 'text.secondary',
    '& > span': { px: 1, py: 0.5 },
    '& .figure': { textAlign: 'end' },
  },
  // As high as a field whose border lies on that of the line above it.
  '& .reckoned': { minHeight: 39 },
  '& .MuiInputBase-root, & .native': { borderRadius: 0, mt: '-1px', ml: '-1px', width: 'calc(100% + 1px)' },
  '& .problem, & .read': { px: 1 },
});

export const linesStyle = (columns: readonly LineColumn[]) => ({ ...cards, [roomy]: sheet(columns) });
