/** What was written and has not been sent. It outlives the page, for the person on this device. */
export type Outbox = {
  /** What earlier pages left, and other open ones hold, by where it is kept. */
  left: () => ReadonlyMap<string, string>;
  /** What this page holds now; null: nothing. Throws where the device has no room. */
  keep: (update: string | null) => void;
  /** It has been sent. What changed since stays. */
  drop: (sent: ReadonlyMap<string, string>) => void;
};

/** In the browser's storage, of one person and text. Each open page has a place of its own, so that two of them do not write over each other. */
export function outboxIn(storage: Storage, text: string, page: number): Outbox {
  const prefix = `ts.text.${text}.`;
  const own = prefix + page;
  const keys = () => Array.from({ length: storage.length }, (_, n) => storage.key(n)!);
  return {
    left: () =>
      new Map(keys().flatMap(key => (key.startsWith(prefix) && key !== own ? [[key, storage.getItem(key)!]] : []))),
    keep: update => (update === null ? storage.removeItem(own) : storage.setItem(own, update)),
    drop: sent =>
      sent.forEach((update, key) => {
        if (storage.getItem(key) === update) storage.removeItem(key);
      }),
  };
}
