/** The address of a list that is narrowed so. */
export const listOf = (resource: string, filter: object): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
