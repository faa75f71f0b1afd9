import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { fragmentName } from '../../schema/rules/sharedTexts.ts';
import { blocksOf } from './blocks.ts';

/** As the editor writes it: an element with attributes and children, a text, or text with marks. */
type Written =
  [name: string, attributes: Record<string, unknown>, ...children: Written[]] | string | [string, object][];

const written = (node: Written): Y.XmlElement | Y.XmlText => {
  if (typeof node === 'string') return new Y.XmlText(node);
  if (Array.isArray(node[0])) {
    const text = new Y.XmlText();
    text.applyDelta((node as [string, object][]).map(([insert, attributes]) => ({ insert, attributes })));
    return text;
  }
  const [name, attributes, ...children] = node as [string, Record<string, unknown>, ...Written[]];
  const element = new Y.XmlElement<Record<string, any>>(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.insert(0, children.map(written));
  return element;
};

const blocks = (...nodes: Written[]) => {
  const document = new Y.Doc();
  document.getXmlFragment(fragmentName).insert(0, nodes.map(written));
  return blocksOf([Buffer.from(Y.encodeStateAsUpdate(document)).toString('base64')]);
};

const run = (text: string, marks: string[] = [], link: string | null = null) => ({ text, marks, link });

it.each<[string, Written, object[]]>([
  ['a paragraph', ['paragraph', {}, 'Ten sets'], [{ kind: 'paragraph', runs: [run('Ten sets')] }]],
  ['an empty one', ['paragraph', {}], [{ kind: 'paragraph', runs: [] }]],
  [
    'marks',
    [
      'paragraph',
      {},
      [
        ['very', { bold: {} }],
        [' well', { bold: {}, italic: {}, 'link--ab': { href: 'https://a.example' } }],
      ],
    ],
    [{ kind: 'paragraph', runs: [run('very', ['bold']), run(' well', ['bold', 'italic'], 'https://a.example')] }],
  ],
  [
    'a link that runs something',
    ['paragraph', {}, [['here', { link: { href: 'javascript:alert(1)' } }]]],
    [{ kind: 'paragraph', runs: [run('here')] }],
  ],
  [
    'a break in a line',
    ['paragraph', {}, 'one', ['hardBreak', {}], 'two'],
    [{ kind: 'paragraph', runs: [run('one'), run('\n'), run('two')] }],
  ],
  ['a heading', ['heading', { level: 2 }, 'Stock'], [{ kind: 'heading', level: 2, runs: [run('Stock')] }]],
  ['one of no such level', ['heading', { level: 'x' }, 'Stock'], [{ kind: 'heading', level: 1, runs: [run('Stock')] }]],
  [
    'a list in a list',
    [
      'bulletList',
      {},
      ['listItem', {}, ['paragraph', {}, 'a'], ['orderedList', {}, ['listItem', {}, ['paragraph', {}, 'b']]]],
    ],
    [
      {
        kind: 'list',
        isNumbered: false,
        items: [
          [
            { kind: 'paragraph', runs: [run('a')] },
            { kind: 'list', isNumbered: true, items: [[{ kind: 'paragraph', runs: [run('b')] }]] },
          ],
        ],
      },
    ],
  ],
  [
    'a quotation',
    ['blockquote', {}, ['paragraph', {}, 'said']],
    [{ kind: 'quote', blocks: [{ kind: 'paragraph', runs: [run('said')] }] }],
  ],
  ['code', ['codeBlock', {}, 'x = 1'], [{ kind: 'code', runs: [run('x = 1')] }]],
  ['a rule', ['horizontalRule', {}], [{ kind: 'rule' }]],
  ['what the editor does not know', ['script', {}, 'alert(1)'], []],
])('%s', (_, node, expected) => {
  expect(blocks(node)).toEqual(expected);
});
