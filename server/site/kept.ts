import type { Packed } from './packing.ts';

type Page = { told: string; packed: Promise<Packed | null> };

/** Pages that are the same for everybody: each is made and packed once for as long as it is told the same. Null: no such page. */
export const keepingPages = () => {
  const kept = new Map<string, Page>();
  return async (name: string, told: string, make: () => Promise<Packed | null>): Promise<Packed | null> => {
    const last = kept.get(name);
    const page = last?.told === told ? last : { told, packed: make() };
    kept.set(name, page);
    try {
      return await page.packed;
    } catch (error) {
      // The next visitor finds it made, or hears what is wrong.
      if (kept.get(name) === page) kept.delete(name);
      throw error;
    }
  };
};
