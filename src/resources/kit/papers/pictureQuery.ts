import { queryOptions } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { paperPicture, type Look } from '../../../dataProvider/papers.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** A picture of a record's paper. */
export const pictureQuery = (resource: string, paper: string, id: Identifier, look: Look) =>
  queryOptions({
    queryKey: queryKeys.paper(resource, { paper, id, ...look }),
    queryFn: ({ signal }) => paperPicture(resource, paper, id, look, { signal }),
    // What the record says may have changed since.
    gcTime: 0,
  });
