import { say } from '../../../../../../schema/words/said.ts';
import { worded } from '../../../../../i18n/wording.ts';
import { formatOf } from './format.ts';
import { redrawBeside } from './redrawBeside.ts';

/** Smaller than this a file is not worth the work. */
const smallEnough = 300_000;

/** Why a file cannot be taken, in words or as their key. */
export class UnusablePicture extends Error {}

/**
 * The picture as it is worth sending: upright and no larger than the server keeps it, a tenth of what a phone's camera
 * makes. What this browser cannot read and the server can goes out as it is. The same file comes back for the same
 * file, so that a second try is the same wish.
 */
export async function shrunk(file: File): Promise<File> {
  const format = await formatOf(file).catch(() => {
    throw new UnusablePicture('kit.pictures.gone');
  });
  const isKnown = format === 'jpeg' || format === 'other';
  if (isKnown && file.size <= smallEnough) return file;
  const small = await redrawBeside(file);
  if (small && (!isKnown || small.size < file.size)) return named(small, file);
  if (isKnown) return file;
  throw new UnusablePicture(format === 'heic' ? 'kit.pictures.heic' : worded(say('invalidPicture')));
}

function named(picture: Blob, { name, lastModified }: File): File {
  const ending = picture.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([picture], `${name.replace(/\.\w+$/, '')}.${ending}`, { type: picture.type, lastModified });
}
