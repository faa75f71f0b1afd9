import type { Picture } from '../../../../../schema/kit/meta.ts';
import { mostPictures } from '../../../../../schema/rules/pictures.ts';
import { say } from '../../../../../schema/words/said.ts';
import { worded } from '../../../../i18n/wording.ts';
import { shrunk, UnusablePicture } from './shrink/shrunk.ts';

/** A picture, or another file, that was picked and not yet sent. `ready` is what will be sent, made while the person goes on. */
export type Picked = { id: string; title: string; ready: Promise<File> };

/** Picked just now, or kept with the record. */
export type ShownPicture = Picked | Picture;

export const isPicked = (picture: unknown): picture is Picked =>
  typeof picture === 'object' && picture !== null && 'ready' in picture;

/** SVG may hold scripts and is refused by the server too. Many computers know no type for an iPhone's pictures. */
export const isPicture = ({ name, type }: File) =>
  type.startsWith('image/') ? type !== 'image/svg+xml' : type === '' && /\.(hei[cf]|avif)$/i.test(name);

/** What of some files is taken, and a word about the others. */
export type Taken = { picked: Picked[]; problem?: string };

/** Of these files the pictures, as many as there is room for with so many there already. */
export function takePictures(files: readonly File[], already = 0, most = mostPictures): Taken {
  const pictures = files.filter(isPicture);
  const taken = pictures.slice(0, Math.max(0, most - already));
  const problem =
    pictures.length < files.length
      ? say('invalidPicture')
      : taken.length < pictures.length && say('tooManyPictures', { count: most });
  return { picked: taken.map(file => pickedAs(file, shrunk(file))), ...(problem && { problem: worded(problem) }) };
}

let count = 0;

export function pickedAs(file: File, ready: Promise<File>): Picked {
  // Whoever shows the picture is told; nobody else has to be.
  ready.catch(() => {});
  count += 1;
  return { id: `picked${count}`, title: file.name, ready };
}

/** Why it cannot be taken, in words or as their key. */
export function whyNot(error: unknown): string {
  return error instanceof UnusablePicture ? error.message : worded(say('invalidPicture'));
}
