import type { InvitedTo } from '../meetings/invite.ts';
import { turn } from '../turn.ts';
import { slicesOf, type PeopleList } from './people.ts';

/** Whom a message goes to, kept in a file until all of them are on its list. */
export type KeptList = PeopleList & { price: string; nextAt: string; invitedTo?: InvitedTo | null };

export const listKey = (shop: string, id: string) => `shops/${shop}/messages/${id}.json`;

type Line = { ids: readonly string[]; numbers: readonly string[] };
/** In a line, so that nobody waits long for one. */
const people = 5_000;

/** A line of JSON with all but the people, then lines with some of them each. Others have their turn in between. */
export const listBytes = async ({ ids, numbers, ...rest }: KeptList): Promise<Uint8Array> => {
  const lines = [JSON.stringify(rest)];
  let from = 0;
  for (const some of slicesOf(ids, people)) {
    lines.push(JSON.stringify({ ids: some, numbers: numbers.slice(from, (from += people)) } satisfies Line));
    await turn();
  }
  return new TextEncoder().encode(lines.join('\n'));
};

/** A file of former times holds everybody in its first line. */
export const listIn = async (bytes: Uint8Array): Promise<KeptList> => {
  const [first, ...lines] = new TextDecoder().decode(bytes).split('\n');
  const { ids = [], numbers = [], ...rest } = JSON.parse(first!) as Partial<Line> & Omit<KeptList, keyof Line>;
  const all = { ids: [...ids], numbers: [...numbers] };
  for (const line of lines) {
    await turn();
    const some = JSON.parse(line) as Line;
    all.ids.push(...some.ids);
    all.numbers.push(...some.numbers);
  }
  return { ...rest, ...all };
};
