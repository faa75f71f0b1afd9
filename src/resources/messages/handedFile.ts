let handed: { key: string; file: File } | null = null;

/** Keeps a file for the form of a message, by a key in its address's state: not every browser keeps files there. */
export const handOver = (file: File): string => {
  handed = { key: crypto.randomUUID(), file };
  return handed.key;
};

/** Null after the page was loaded again. */
export const handedFile = (key: unknown): File | null => (handed && handed.key === key ? handed.file : null);
