/** For what serves the screen only: the way to other pages, what is pressed, what is on its way. */
export const offPaper = { '@media print': { display: 'none !important' } };

/** Paper has the page's content only, dark on white whatever the screen is; of a page under a dialog the dialog. */
export const onPaper = {
  '@page': { margin: '14mm' },
  '@media print': {
    'nav, [role="toolbar"], .MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root, .MuiToggleButtonGroup-root': {
      display: 'none !important',
    },
    '.MuiTablePagination-root, .MuiBackdrop-root, .MuiDialogActions-root, .MuiSkeleton-root, .MuiTableSortLabel-icon': {
      display: 'none !important',
    },
    '*, *::before, *::after': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      borderColor: '#bbb !important',
      boxShadow: 'none !important',
    },
    'body:has(> .MuiDialog-root) > #root': { display: 'none' },
    '.MuiAppBar-root, .MuiDialog-root': { position: 'static !important' },
    '.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      overflow: 'visible !important',
    },
    'main, main *': { overflow: 'visible !important' },
    'tr, li, figure': { breakInside: 'avoid' },
  },
};
