import { file, json } from '../kit/kinds.ts';
import type { Room } from '../kit/meta.ts';
import { listOf, uuid } from '../kit/shape.ts';
import { worded } from '../kit/worded.ts';
import { shared } from '../words/en/shared.ts';
import { say, type Sentence } from '../words/said.ts';

/** As many pictures as a record holds. */
export const mostPictures = 20;

export const addPictureFields = worded('addPicture', { image: file().required(shared.invalidPicture) });
export const orderPicturesFields = worded('orderPictures', {
  imageIds: json(listOf(uuid)).required('Name the pictures in their order'),
});

/** What one upload may hold. */
export const largestMebibytes = 100;
export const largestUpload = largestMebibytes * 1024 * 1024;
/** The fields beside the pictures, and what stands between the parts. */
export const roomForFields = 1024 * 1024;

/** Why these files do not fit into one upload, told of the one whose removal helps most; undefined when they do. */
export const tooLargeTogether = (files: readonly { name: string; size: number }[]): Sentence | undefined => {
  const sum = files.reduce((bytes, { size }) => bytes + size, 0);
  if (sum <= largestUpload - roomForFields) return undefined;
  const { name, size } = files.toSorted((one, other) => other.size - one.size)[0]!;
  const megabytes = Math.ceil(size / 1e6);
  return say('picturesTooLarge', { most: largestMebibytes, name, size: megabytes });
};

/** By this part a proportion may differ: an edge of some pixels is seen by nobody. */
const leeway = 0.02;

/** Why a picture of this size does not fill that place; undefined when it does. */
export const whyNoRoom = (
  { width: ownWidth, height: ownHeight }: Room,
  { width, height }: Room,
): Sentence | undefined => {
  const isLarge = ownWidth >= width && ownHeight >= height * (1 - leeway);
  const isInProportion = Math.abs((ownWidth * height) / (ownHeight * width) - 1) <= leeway;
  if (isLarge && isInProportion) return undefined;
  // As texts: nobody writes 1,200 pixels.
  const sizes = Object.entries({ ownWidth, ownHeight, width, height }).map(([name, size]) => [name, String(size)]);
  return say('pictureRoom', Object.fromEntries(sizes) as Record<string, string>);
};
