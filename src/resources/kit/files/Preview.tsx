import { lazyView } from '../lazyView.tsx';

/** A picture or a PDF, large. */
export const Preview = lazyView(async () => (await import('./PreviewDialog.tsx')).PreviewDialog, null);
