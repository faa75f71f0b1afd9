/** So many works at once, each lane with the next when its own is done. */
export const inLanes = async <T>(works: readonly T[], lanes: number, work: (each: T) => Promise<unknown>) => {
  let next = 0;
  const lane = async () => {
    while (next < works.length) await work(works[next++]!);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
