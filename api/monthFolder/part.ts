import type { FolderMember } from '../crud/export/options.ts';
import type { Position } from '../crud/export/exportSlice.ts';
import type { StoredExport } from '../crud/export/report.ts';
import { noShop } from '../db/statement.ts';

type Written = { content: string; records: number; reached: Position; rows?: number };

/** How far a folder is: in which file, and in this one. */
type Reached = { file: number; inside: Position };

/** The next part of a folder: of the file that it is in, or of the first one behind it that has something. */
export const folderPart = async (
  { options, reached }: Pick<StoredExport, 'options' | 'reached'>,
  partOf: (member: FolderMember & { reached: Position | null }) => Promise<Written | null>,
): Promise<Written | null> => {
  const { members } = options.folder!;
  const before = reached && (JSON.parse(reached.value!) as Reached);
  for (let file = before?.file ?? 0; file < members.length; file++) {
    const inside = before?.file === file ? before.inside : null;
    const written = await partOf({ ...members[file]!, reached: inside });
    if (!written) continue;
    const { content, records } = written;
    const now: Reached = { file, inside: written.reached };
    return {
      ...written,
      content: `${JSON.stringify({ file, records } satisfies Mark)}\n${content}`,
      reached: { value: JSON.stringify(now), id: noShop },
    };
  }
  return null;
};

/** Of which file a part is, and how many records it has. */
type Mark = { file: number; records: number };

export const readMarked = (part: string): Mark & { content: string } => {
  const end = part.indexOf('\n');
  return { ...(JSON.parse(part.slice(0, end)) as Mark), content: part.slice(end + 1) };
};
