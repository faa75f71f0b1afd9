import type { ValidationError } from 'yup';

type Beside = { createError: (wrong: { path: string }) => ValidationError; path: string };

/** A rule of lines: no two name the same piece, be it by its id or its tag, and the second is told of. */
export const eachOnce = (name: 'pieceId' | 'tag') =>
  [
    'pieceTwice',
    'This piece is there already',
    (lines: readonly object[] | undefined, { createError, path }: Beside) => {
      const named = (lines ?? []).map(line => (line as Record<string, unknown>)[name]);
      const again = named.findIndex((value, n) => value != null && named.findIndex(other => isSame(other, value)) < n);
      return again < 0 || createError({ path: `${path}[${again}].${name}` });
    },
  ] as const;

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && one.toUpperCase() === other.toUpperCase();
