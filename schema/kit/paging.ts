import { described, type Shape } from './shape.ts';

export const counted = (maximum: number): Shape<number> => ({ type: 'integer', minimum: 1, maximum });

/** What whoever reads page by page may ask for. */
export const paging = {
  pageNumber: described(counted(1_000_000), 'Counted from 1'),
  pageSize: described(counted(1_000), '20 without'),
};
