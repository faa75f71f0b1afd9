import { createContext, use, useState, type ReactNode } from 'react';

type ImportState = {
  isOpen: boolean;
  /** The import that the dialog follows; null: choose a file. */
  following: string | null;
  open: (importId?: string) => void;
  close: () => void;
};

const ImportContext = createContext<ImportState>({ isOpen: false, following: null, open: () => {}, close: () => {} });

/** The import dialog of a list: opened by a button, by the empty state or by the line that tells of a running import. */
export function ImportProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [following, setFollowing] = useState<string | null>(null);
  const open = (importId?: string) => {
    setFollowing(importId ?? null);
    setOpen(true);
  };
  return <ImportContext value={{ isOpen, following, open, close: () => setOpen(false) }}>{children}</ImportContext>;
}

export function useImportDialog(): ImportState {
  return use(ImportContext);
}
