import { Fragment, type ReactNode } from 'react';

const marks = { '*': 'strong', _: 'em', '~': 's' } as const;
const marked = /([*_~])(?=\S)((?:(?!\1)[^\n])+)(?<=\S)\1|(\{\{\s*\w+\s*\}\})/g;

/** What stands between asterisks is bold, as on a phone, and so on; a placeholder that is still empty is marked. */
export function emphasised(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(marked)) {
    const [whole, mark, inside, placeholder] = found;
    const Tag = placeholder ? 'mark' : marks[mark as keyof typeof marks];
    // `snake_case_words` and `2*3*4` are no emphasis.
    if (mark && /\w/.test(text[found.index - 1] ?? '')) continue;
    parts.push(text.slice(end, found.index), <Tag key={found.index}>{placeholder ?? emphasised(inside!)}</Tag>);
    end = found.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
