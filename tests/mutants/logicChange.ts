export type Node = { type: string; start: number; end: number } & Record<string, unknown>;
export type Change = { start: number; end: number; text: string };

const otherOperators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};
const otherCalls: Record<string, string> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
/** Calls whose result has the kind of what they are called on: they can be left out. */
const leftOut = /^(filter|toSorted|toReversed|trim|slice|toLowerCase|toUpperCase)$/;
const otherWords: Record<string, string> = { asc: 'desc', desc: 'asc' };

/** Lists the changes of one place in the logic: an operator, a condition, a value, a call or a statement. */
export function logicChange(node: Node, source: string): Change[] {
  return (changesOf[node.type]?.(node, source) ?? []).filter(
    ({ start, end, text }) => source.slice(start, end) !== text,
  );
}

const changesOf: Record<string, (node: Node, source: string) => Change[]> = {
  BinaryExpression: operatorChange,
  LogicalExpression: (node, source) =>
    node['operator'] === '??'
      ? [{ ...placeOf(node), text: textOf(node, 'left', source) }]
      : operatorChange(node, source),
  UnaryExpression: (node, source) =>
    node['operator'] === '!' ? [{ ...placeOf(node), text: textOf(node, 'argument', source) }] : [],
  IfStatement: testChanges,
  ConditionalExpression: testChanges,
  Literal: ({ start, end, value }) =>
    typeof value === 'boolean'
      ? [{ start, end, text: String(!value) }]
      : typeof value === 'number'
        ? [{ start, end, text: String(value === 1 ? 0 : value + 1) }]
        : typeof value === 'string' && otherWords[value]
          ? [{ start, end, text: `'${otherWords[value]}'` }]
          : [],
  CallExpression: callChange,
  ExpressionStatement(node) {
    const { type } = node['expression'] as Node;
    const isEffect = type === 'CallExpression' || type === 'AwaitExpression' || type === 'AssignmentExpression';
    return isEffect ? [{ ...placeOf(node), text: ';' }] : [];
  },
  ArrayExpression(node) {
    const elements = node['elements'] as (Node | null)[];
    const [before, last] = elements.slice(-2);
    return elements.length > 1 && before && last ? [{ start: before.end, end: last.end, text: '' }] : [];
  },
};

const placeOf = ({ start, end }: Node) => ({ start, end });
const textOf = (node: Node, key: string, source: string) => {
  const { start, end } = node[key] as Node;
  return source.slice(start, end);
};

function operatorChange(node: Node, source: string): Change[] {
  const operator = String(node['operator']);
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  const isText = [left, right].some(it => it.type === 'TemplateLiteral' || typeof it['value'] === 'string');
  const other = otherOperators[operator];
  if (!other || (operator === '+' && isText)) return [];
  const start = source.indexOf(operator, left.end);
  return start < right.start ? [{ start, end: start + operator.length, text: other }] : [];
}

function testChanges(node: Node): Change[] {
  const place = placeOf(node['test'] as Node);
  return [
    { ...place, text: 'true' },
    { ...place, text: 'false' },
  ];
}

function callChange(node: Node): Change[] {
  const callee = node['callee'] as Node;
  const property = callee['property'] as Node | undefined;
  const name = callee.type === 'MemberExpression' && !callee['computed'] ? String(property?.['name']) : '';
  if (otherCalls[name]) return [{ ...placeOf(property!), text: otherCalls[name] }];
  return leftOut.test(name) ? [{ start: (callee['object'] as Node).end, end: node.end, text: '' }] : [];
}
