/** Where unfinished forms are kept. Each step waits for the one before. */
export type Shelf = {
  all(): Promise<unknown[]>;
  put(entry: { id: string }): Promise<void>;
  drop(ids: readonly string[]): Promise<void>;
};

const [name, store] = ['ts.drafts', 'drafts'];

/** In IndexedDB, whose strict writes are on the disk when they are done; null where the browser has none. */
export function deviceShelf(): Shelf | null {
  if (typeof indexedDB === 'undefined') return null;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const done = last.then(step);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    all: () => inTurn(() => within('readonly', entries => entries.getAll() as IDBRequest<unknown[]>)),
    put: entry => inTurn(() => within('readwrite', entries => void entries.put(entry))),
    drop: ids => inTurn(() => within('readwrite', entries => ids.forEach(id => entries.delete(id)))),
  };
}

/** Opened for each step: an open database would hold up another tab with a newer page. */
async function within<T>(
  mode: IDBTransactionMode,
  step: (entries: IDBObjectStore) => IDBRequest<T> | void,
): Promise<T> {
  const database = await opened();
  try {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = step(transaction.objectStore(store));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was kept'));
    });
    return request?.result as T;
  } finally {
    database.close();
  }
}

const opened = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('There is no place to keep anything'));
  });
