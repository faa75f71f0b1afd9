import type { ShownFile } from '../../../dataProvider/recordFiles.ts';
import { lazyView } from '../lazyView.tsx';

export type PreviewProps = {
  /** All that can be looked at, one after the other. */
  files: readonly ShownFile[];
  /** The id of the one that is shown. */
  opened: string;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** A picture or a PDF, large. */
export const Preview = lazyView<PreviewProps>(async () => (await import('./PreviewDialog.tsx')).PreviewDialog, null);
