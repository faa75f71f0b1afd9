import { endingOf, fileTypeOf } from '../../../../schema/rules/fileTypes.ts';
import { largestMebibytes, largestUpload, roomForFields } from '../../../../schema/rules/pictures.ts';
import { mostFiles } from '../../../../schema/rules/recordFiles.ts';
import { say, type Sentence } from '../../../../schema/words/said.ts';
import { worded } from '../../../i18n/wording.ts';
import { isPicture, pickedAs, type Taken } from '../inputs/pictures/picked.ts';
import { shrunk } from '../inputs/pictures/shrink/shrunk.ts';

/** What of these files may go out to a record that holds so many; whether they are what their names say is found out as they go. */
export function takeFiles(files: readonly File[], already: number): Taken {
  const problems: Sentence[] = [];
  const taken = files.filter(file => {
    const problem = problemOf(file);
    if (problem) problems.push(problem);
    return !problem;
  });
  const fitting = taken.slice(0, Math.max(0, mostFiles - already));
  if (fitting.length < taken.length) problems.push(say('tooManyFiles', { count: mostFiles }));
  return {
    picked: fitting.map(file => pickedAs(file, ready(file))),
    ...(problems.length && { problem: problems.map(worded).join('\n') }),
  };
}

function problemOf({ name, size }: File): Sentence | null {
  if (!size) return say('inFile', { name, problem: say('fileEmpty') });
  if (fileTypeOf(name, new Uint8Array()) === 'unknown') return say('fileNotTaken', { name });
  if (size > largestUpload - roomForFields) return say('fileTooLarge', { name, most: largestMebibytes - 1 });
  return null;
}

/** A phone's picture goes out as small as it is kept; what this browser cannot read goes as it is, and the server judges it. */
const ready = (file: File): Promise<File> =>
  isPicture(file) && endingOf(file.name) ? shrunk(file).catch(() => file) : Promise.resolve(file);
