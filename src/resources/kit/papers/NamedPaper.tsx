import type { Identifier, RaRecord } from 'react-admin';
import type { PaperPeriod } from '../../../../schema/kit/papers.ts';
import { lazyView } from '../lazyView.tsx';
import { usePapers } from './usePapers.ts';

const PaperDialog = lazyView(async () => (await import('./PaperDialog.tsx')).PaperDialog, null);

/** Before it is asked for. What cannot be had now is asked for again when it is shown. */
export const loadPaperDialog = (): void => void PaperDialog.load().catch(() => {});

type Props = {
  paper: string;
  ids: readonly Identifier[];
  /** The one record that it is of. */
  record?: RaRecord | undefined;
  period?: PaperPeriod | undefined;
  onClose: () => void;
};

/** The paper of that name in its dialog, for whoever may print it. */
export function NamedPaper({ paper, record, ...dialog }: Props) {
  const label = usePapers(record).find(({ name }) => name === paper)?.label;
  return label !== undefined && <PaperDialog paper={paper} label={label} {...dialog} />;
}
