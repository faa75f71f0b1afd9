import type { Result, Run, Statement } from './ports.ts';

/** `isLast`: nothing comes behind, so that the transaction may end in the same pipeline. */
type Pipeline = (statements: readonly Statement[], isLast: boolean) => Promise<Result[]>;

/** Statements of which some tell by their result what comes `next`: as many pipelines as there are of those, and one more. */
export const inTurn =
  (run: Pipeline): Run =>
  async statements => {
    const replies: Result[] = [];
    let waiting = statements.map(statement => ({ statement, isAsked: true }));
    while (waiting.length) {
      const end = waiting.findIndex(({ statement }) => statement.next) + 1 || waiting.length;
      const now = waiting.slice(0, end);
      const { next } = now.at(-1)!.statement;
      const results = await run(
        now.map(({ statement }) => statement),
        !next && end === waiting.length,
      );
      replies.push(...results.filter((_, i) => now[i]!.isAsked));
      const following = next?.(results.at(-1)!, replies) ?? [];
      waiting = [...following.map(statement => ({ statement, isAsked: false })), ...waiting.slice(end)];
    }
    return replies;
  };

export const asksForMore = (statements: readonly Statement[]): boolean => statements.some(({ next }) => next);
