import { wordingFor } from '../../schema/words/wordings.ts';
import type { FolderMember, FolderWanted } from '../crud/export/options.ts';
import { type NamedFile, textStream } from '../crud/export/sheet.ts';
import type { Sheets } from '../ports.ts';
import { contentsPage, type Content } from './contents.ts';
import { readMarked } from './part.ts';

/** The folder of a month as a ZIP; last comes the page that says what is in it. */
export const folderFile = (
  folder: FolderWanted,
  parts: AsyncIterable<string>,
  { sheets, fileOf }: { sheets: Sheets; fileOf: (member: FolderMember, parts: AsyncIterable<string>) => NamedFile },
): NamedFile => ({
  name: `books-${folder.month}`,
  format: 'zip',
  body: sheets.zip(entriesOf(folder, parts, fileOf)),
});

async function* entriesOf(
  folder: FolderWanted,
  parts: AsyncIterable<string>,
  fileOf: (member: FolderMember, parts: AsyncIterable<string>) => NamedFile,
) {
  const written: Content[] = [];
  const rest = parts[Symbol.asyncIterator]();
  let next = await nextPart(rest);
  while (next) {
    const { file } = next;
    const member = folder.members[file]!;
    let records = 0;
    const own = async function* () {
      while (next?.file === file) {
        records += next.records;
        yield next.content;
        next = await nextPart(rest);
      }
    };
    const { name, format, body } = fileOf(member, own());
    yield { name: `${name}.${format}`, content: body };
    written.push({ file: member.file, name: `${name}.${format}`, records });
  }
  yield { name: 'index.html', content: textStream(only(contentsPage(folder, written, wordingFor(folder.language)))) };
}

const nextPart = async (parts: AsyncIterator<string>) => {
  const next = await parts.next();
  return next.done ? null : readMarked(next.value);
};

async function* only(text: string) {
  yield text;
}
