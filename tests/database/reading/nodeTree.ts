/** What PostgreSQL understood of a statement, as it writes it down: `{KIND :field value … :field (list)}`. */
export type Node = { kind: string; fields: Record<string, Item[]> };
type Item = string | Node | Item[];

/** Of the body of a function in SQL. */
export const parsed = (text: string): Node[] => {
  const tokens = text.match(/[(){}]|"(?:\\[^]|[^"\\])*"|(?:\\[^]|[^\s(){}])+/g) ?? [];
  let at = 0;
  const item = (): Item => {
    const token = tokens[at++]!;
    return token === '{' ? node() : token === '(' ? list() : token;
  };
  const list = (): Item[] => {
    const items: Item[] = [];
    while (tokens[at] !== ')') items.push(item());
    at++;
    return items;
  };
  const node = (): Node => {
    const made: Node = { kind: tokens[at++]!, fields: {} };
    let field: Item[] = [];
    while (tokens[at] !== '}') {
      if (tokens[at]!.startsWith(':')) made.fields[tokens[at++]!.slice(1)] = field = [];
      else field.push(item());
    }
    at++;
    return made;
  };
  return nodesIn(item());
};

const isNode = (item: Item): item is Node => typeof item === 'object' && !Array.isArray(item);
const nodesIn = (item: Item): Node[] => (Array.isArray(item) ? item.flatMap(nodesIn) : isNode(item) ? [item] : []);

/** The nodes that a field holds, in a list or by itself. */
export const held = (node: Node, field: string): Node[] => nodesIn(node.fields[field] ?? []);
export const value = (node: Node, field: string): string => String(node.fields[field]?.[0] ?? '');

/** A node and all below it; `into` says which of them are entered. */
export const below = (node: Node, into: (node: Node) => boolean = () => true): Node[] => [
  node,
  ...Object.keys(node.fields)
    .flatMap(field => held(node, field))
    .flatMap(child => (into(child) ? below(child, into) : [])),
];
