import { describe, expect, it } from 'vitest';
import type { Said } from '../words/said.ts';
import { wordings } from '../words/wordings.ts';
import { mediaHead, mediaProblem } from './chatMedia.ts';

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));
const files = {
  jpeg: bytes('\xff\xd8\xff\xe0'),
  png: bytes('\x89PNG\r\n\x1a\n'),
  pdf: bytes('%PDF-1.7'),
  mp4: bytes('\0\0\0\x18ftypisom'),
  '3gp': bytes('\0\0\0\x18ftyp3gp5'),
  nothing: bytes(''),
  gif: bytes('GIF89a'),
};
const english = (said: Said | null) => said && wordings.en.say(said);
const mebibyte = 1024 * 1024;

describe('what may stand in a header', () => {
  it.each([
    ['IMAGE', 'jpeg', null],
    ['IMAGE', 'png', null],
    ['IMAGE', 'gif', 'Choose a JPEG or PNG picture'],
    ['IMAGE', 'pdf', 'Choose a JPEG or PNG picture'],
    ['VIDEO', 'mp4', null],
    ['VIDEO', '3gp', null],
    ['VIDEO', 'jpeg', 'Choose an MP4 or 3GP video'],
    ['DOCUMENT', 'pdf', null],
    ['DOCUMENT', 'nothing', 'Choose a PDF document'],
  ] as const)('%s: %s', (format, file, problem) => {
    expect(english(mediaProblem(format, files[file]))).toBe(problem);
    expect(english(mediaProblem(format, files[file].subarray(0, mediaHead)))).toBe(problem);
  });

  it.each([
    ['IMAGE', 'jpeg', 5],
    ['VIDEO', 'mp4', 16],
    ['DOCUMENT', 'pdf', 95],
  ] as const)('%s: %s up to %i MB, of which only the beginning is looked at', (format, file, most) => {
    expect(mediaProblem(format, files[file], most * mebibyte)).toBeNull();
    expect(english(mediaProblem(format, files[file], most * mebibyte + 1))).toBe(`At most ${most} MB`);
  });
});
