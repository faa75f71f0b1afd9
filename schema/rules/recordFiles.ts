import { file, json, text } from '../kit/kinds.ts';
import { listOf, uuid } from '../kit/shape.ts';
import { worded } from '../kit/worded.ts';

/** As many files as a record holds. */
export const mostFiles = 50;
/** As many pictures as a remark carries. */
export const mostRemarkPictures = 5;
/** As many signs as a file's name has. */
export const longestName = 200;

export const addFileFields = worded('addFile', { file: file().required('Choose a file') });
export const orderFilesFields = worded('orderFiles', {
  fileIds: json(listOf(uuid)).required('Name the files in their order'),
});
export const renameFileFields = worded('renameFile', {
  name: text().label('Name').required('Name is required').max(longestName),
});
