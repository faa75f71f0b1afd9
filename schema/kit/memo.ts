/** Computed once for each object. */
export const memo = <K extends object, V>(make: (key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key: K): V => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
};
