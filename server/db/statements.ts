/** One token of PostgreSQL's language, as far as a semicolon may hide in it. A name comes before a dollar quote, since it may hold a dollar. */
const token =
  /(?<comment>--[^\n]*)|(?<block>\/\*)|(?<text>[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*")|(?<name>[a-zA-Z_\u0080-\uffff][\w$\u0080-\uffff]*|\d\w*)|(?<dollar>\$(?:[a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*)?\$)|(?<end>;)|(?<open>['"])|[^]/suy;

/**
 * The statements of an SQL text, without the comments between their words. Throws where a quote or a comment does not end.
 * `begin atomic`, the one body without quotes, is not known to it.
 */
export const statementsOf = (sql: string): string[] => {
  const statements: string[] = [];
  let current = '';
  for (let at = 0; at < sql.length;) {
    token.lastIndex = at;
    const [word, { comment, block, dollar, end, open }] = parts(token.exec(sql)!);
    if (open) throw new Error(`A quote does not end: ${sql.slice(at, at + 40)}`);
    const next = block ? endOfComment(sql, at) : dollar ? endOfQuote(sql, at, dollar) : at + word.length;
    if (end) {
      statements.push(current);
      current = '';
    } else current += comment || block ? ' ' : sql.slice(at, next);
    at = next;
  }
  return [...statements, current].map(statement => statement.trim()).filter(Boolean);
};

const parts = (found: RegExpExecArray) => [found[0], found.groups as Record<string, string | undefined>] as const;

const endOfQuote = (sql: string, at: number, mark: string): number => {
  const end = sql.indexOf(mark, at + mark.length);
  if (end < 0) throw new Error(`A quote does not end: ${sql.slice(at, at + 40)}`);
  return end + mark.length;
};

/** Comments lie in one another. */
const endOfComment = (sql: string, at: number): number => {
  let depth = 0;
  for (const { 0: mark, index } of sql.slice(at).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1;
    if (!depth) return at + index + 2;
  }
  throw new Error(`A comment does not end: ${sql.slice(at, at + 40)}`);
};
