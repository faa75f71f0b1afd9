import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchContent, type ShownFile } from '../../../dataProvider/recordFiles.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** An address within this page for what a file holds, as of its type. It ends with the component. */
export function useContentAddress({ url, type }: ShownFile) {
  const { data: address, error } = useQuery({
    queryKey: queryKeys.fileContent(url),
    queryFn: async ({ signal }) => URL.createObjectURL(new Blob([await fetchContent(url, { signal })], { type })),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return { address, error };
}
