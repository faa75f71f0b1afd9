import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useCreate, useDelete, useDeleteMany, useUpdate, useUpdateMany, type DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { useAction } from './forms/useAction.ts';
import { queryKeys } from './queryKeys.ts';
import { renderInApp } from './testing.tsx';

const rates = 'gold_rates';
const [id, previousData, data] = ['r1', { id: 'r1' }, { goldRate: 13_150 }];
const done = async () => ({ data: previousData });
const dataProvider = {
  create: done,
  update: done,
  delete: done,
  updateMany: async () => ({ data: [id] }),
  deleteMany: async () => ({ data: [id] }),
} as unknown as DataProvider;
const returnPromise = { returnPromise: true } as const;

/** Each makes its change by a call that names the resource, which its hook does not know. */
const changes: [what: string, useChange: () => () => unknown][] = [
  [
    'a new record',
    () =>
      (
        create => () =>
          create(rates, { data }, returnPromise)
      )(useCreate()[0]),
  ],
  [
    'a change',
    () =>
      (
        update => () =>
          update(rates, { id, data, previousData }, returnPromise)
      )(useUpdate()[0]),
  ],
  [
    'a deletion',
    () =>
      (
        remove => () =>
          remove(rates, { id, previousData }, returnPromise)
      )(useDelete()[0]),
  ],
  [
    'a change of many',
    () =>
      (
        update => () =>
          update(rates, { ids: [id], data }, returnPromise)
      )(useUpdateMany()[0]),
  ],
  [
    'a deletion of many',
    () =>
      (
        remove => () =>
          remove(rates, { ids: [id] }, returnPromise)
      )(useDeleteMany()[0]),
  ],
  [
    'an action',
    () =>
      (
        ({ run }) =>
        () =>
          run(done)
      )(useAction([queryKeys.lists(rates)])),
  ],
];

test.each(changes)('%s has what shows the resource elsewhere read again, and nothing else', async (_, useChange) => {
  let client!: QueryClient;
  function Changing() {
    const change = useChange();
    client = useQueryClient();
    useEffect(() => {
      for (const name of [rates, 'contacts']) client.setQueryData(queryKeys.live(name, 'shown'), []);
      void change();
      // Once.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);
    return null;
  }
  renderInApp(<Changing />, { dataProvider });
  const isStale = (name: string) => client.getQueryState(queryKeys.live(name, 'shown'))?.isInvalidated;
  await waitFor(() => expect(isStale(rates)).toBe(true));
  expect(isStale('contacts')).toBe(false);
});
