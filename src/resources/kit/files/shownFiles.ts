import type { ShownFile } from '../../../dataProvider/recordFiles.ts';

/** What a browser shows of itself, and nothing that could run. */
const shownTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'];

export const isPdf = ({ type }: Pick<ShownFile, 'type'>): boolean => type === 'application/pdf';

/** Whether it can be looked at in the page. */
export const isShown = ({ type, pictureUrl }: ShownFile): boolean => Boolean(pictureUrl) || shownTypes.includes(type);
