import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { estimateMessage, type Template } from '../calls.ts';
import { audienceOf, isNobody, wordingOf, type Draft } from './draft.ts';
import { judge } from './judge.ts';
import { useSettled } from '../../kit/picker/useSettled.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** What the draft would cost and whom it would leave out, asked when the typing pauses; `isReady`: enough is known to ask. */
export function useEstimate(draft: Draft, template: Template | undefined) {
  const wish = template && !isNobody(draft) ? { ...wordingOf(draft, template), ...audienceOf(draft) } : null;
  const problems = judge(draft, template, { isTest: true });
  const isReady = wish !== null && !Object.keys(problems).some(name => name.startsWith('templateVariables'));
  const text = JSON.stringify(wish);
  const asked = useSettled(text);
  const answer = useQuery({
    queryKey: queryKeys.estimate(asked),
    queryFn: ({ signal }) => estimateMessage(JSON.parse(asked) as Record<string, unknown>, { signal }),
    enabled: isReady && asked === text,
    retry: false,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  return { ...answer, isReady, isOld: answer.isPlaceholderData || asked !== text };
}
