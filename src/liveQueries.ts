import type { QueryKey } from '@tanstack/react-query';

/** Queries under this key show a resource outside of its own pages: in the bar, on Home. Whatever changes it has them read again. */
export const liveKey = (resource: unknown): QueryKey => ['live', resource];
