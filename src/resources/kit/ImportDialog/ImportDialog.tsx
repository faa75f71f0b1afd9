import { loadedLater } from '../lazyView.tsx';
import { Coming } from '../../../layout/Coming.tsx';
import { useImportDialog } from './ImportContext.tsx';
import type { ImportStart } from './useImportSteps.ts';

/** Loaded by whoever imports something, which is seldom. */
const ImportSteps = loadedLater(async () => (await import('./ImportSteps.tsx')).ImportSteps);

/** The import of a list, while it is open. `start`: a call of its own in place of the entity's import. */
export function ImportDialog({ start }: { start?: ImportStart }) {
  const { isOpen, following, close } = useImportDialog();
  if (!isOpen) return null;
  return <ImportSteps key={following} following={following} start={start} onClose={close} meanwhile={<Coming />} />;
}
