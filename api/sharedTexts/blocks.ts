import * as Y from 'yjs';
import { contentOf } from './yjs.ts';

/** A stretch of text that looks the same. `link` is where it leads. */
export type TextRun = { text: string; marks: Mark[]; link: string | null };
const marks = ['bold', 'italic', 'underline', 'strike', 'code'] as const;
type Mark = (typeof marks)[number];

/** What a rich text is made of, as a paper draws it. */
export type TextBlock =
  | { kind: 'paragraph' | 'code'; runs: TextRun[] }
  | { kind: 'heading'; level: number; runs: TextRun[] }
  | { kind: 'list'; isNumbered: boolean; items: TextBlock[][] }
  | { kind: 'quote'; blocks: TextBlock[] }
  | { kind: 'rule' };

/** Of a text's updates. What the editor does not know is left out. */
export const blocksOf = (updates: readonly string[]): TextBlock[] => inside(contentOf(updates));

/** Whether there is anything to read. */
export const hasWords = (blocks: readonly TextBlock[]): boolean =>
  blocks.some(block => {
    if ('runs' in block) return block.runs.some(({ text }) => text.trim() !== '');
    if (block.kind === 'list') return block.items.some(hasWords);
    return block.kind === 'quote' && hasWords(block.blocks);
  });

const inside = (parent: Y.XmlFragment): TextBlock[] => elementsIn(parent).flatMap(blockOf);

const elementsIn = (parent: Y.XmlFragment): Y.XmlElement[] =>
  parent.toArray().filter(child => child instanceof Y.XmlElement);

const blockOf = (element: Y.XmlElement): TextBlock[] => {
  switch (element.nodeName) {
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsIn(element) }];
    case 'codeBlock':
      return [{ kind: 'code', runs: runsIn(element) }];
    case 'heading':
      return [{ kind: 'heading', level: levelOf(element), runs: runsIn(element) }];
    case 'bulletList':
    case 'orderedList': {
      const isNumbered = element.nodeName === 'orderedList';
      return [{ kind: 'list', isNumbered, items: elementsIn(element).map(inside) }];
    }
    case 'blockquote':
      return [{ kind: 'quote', blocks: inside(element) }];
    case 'horizontalRule':
      return [{ kind: 'rule' }];
    default:
      return [];
  }
};

/** From 1 to 6. An attribute is whatever an update says it is. */
const levelOf = (element: Y.XmlElement): number => {
  const level: unknown = element.getAttribute('level');
  return typeof level === 'number' && level >= 1 && level <= 6 ? Math.round(level) : 1;
};

const runsIn = (element: Y.XmlElement): TextRun[] =>
  element.toArray().flatMap(child => {
    if (child instanceof Y.XmlText) return (child.toDelta() as Delta[]).flatMap(runOf);
    return child instanceof Y.XmlElement && child.nodeName === 'hardBreak'
      ? [{ text: '\n', marks: [], link: null }]
      : [];
  });

type Delta = { insert: unknown; attributes?: Record<string, unknown> };

/** A mark that may overlap itself has a digest behind its name. */
const runOf = ({ insert, attributes = {} }: Delta): TextRun[] => {
  if (typeof insert !== 'string') return [];
  const given = new Map(Object.entries(attributes).map(([name, value]) => [name.split('--')[0], value]));
  return [{ text: insert, marks: marks.filter(mark => given.get(mark)), link: linkOf(given.get('link')) }];
};

const linkOf = (link: unknown): string | null => {
  const address = typeof link === 'object' && link !== null && 'href' in link ? link.href : null;
  return typeof address === 'string' && /^(https?|mailto|tel):/i.test(address) ? address : null;
};
