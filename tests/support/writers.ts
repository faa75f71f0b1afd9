import * as Y from 'yjs';
import { fragmentName } from '../../schema/rules/sharedTexts.ts';
import { outboxIn } from '../../src/sharedTexts/outbox.ts';
import { TextSync, type TextCalls } from '../../src/sharedTexts/TextSync.ts';
import type { drawFrom } from './draw.ts';

type Draw = ReturnType<typeof drawFrom>;

/** A line that breaks by chance, before the server hears of a call or before its reply is there. */
export const faulty = ({ read, write }: TextCalls, draw: Draw, inHundred: number): TextCalls => {
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    if (draw.below(100) < inHundred) throw new Error('Cut before');
    const reply = await call();
    if (draw.below(100) < inHundred) throw new Error('Cut after');
    return reply;
  };
  return { read: since => through(() => read(since)), write: (update, since) => through(() => write(update, since)) };
};

/** Somebody who writes by chance: words of their own between the words that are there, new paragraphs, and some of their words away again. */
export class Writer {
  /** Words that are to stand there in the end, and words that are not. */
  readonly kept = new Set<string>();
  readonly gone = new Set<string>();
  readonly #name: string;
  readonly #calls: TextCalls;
  readonly #draw: Draw;
  readonly #device = memoryStorage();
  #isThere = { now: true };
  #count = 0;
  sync: TextSync;

  constructor(name: string, calls: TextCalls, draw: Draw) {
    [this.#name, this.#calls, this.#draw] = [name, calls, draw];
    this.sync = this.#open();
  }

  /** The page is gone with all that it had in memory, and comes again. */
  reload(): void {
    this.#isThere.now = false;
    this.sync = this.#open();
  }

  #open(): TextSync {
    const isThere = (this.#isThere = { now: true });
    const alive =
      <A extends unknown[], T>(call: (...args: A) => Promise<T>): ((...args: A) => Promise<T>) =>
      async (...args) => {
        if (!isThere.now) throw new Error('Gone');
        const reply = await call(...args);
        if (!isThere.now) throw new Error('Gone');
        return reply;
      };
    const sync = new TextSync({
      calls: { read: alive(this.#calls.read), write: alive(this.#calls.write) },
      outbox: page => outboxIn(this.#device, this.#name, page),
      mayRepeat: () => isThere.now,
      timing: { pause: 1, attempts: [1, 5, 20, 50] },
    });
    sync.open();
    return sync;
  }

  step(): void {
    const chance = this.#draw.below(100);
    const paragraphs = paragraphsOf(this.sync.document);
    if (chance < 15 || !paragraphs.length) return this.#addParagraph(paragraphs.length);
    if (chance < 30 && this.#takeAway(paragraphs)) return;
    const text = paragraphs[this.#draw.below(paragraphs.length)]!;
    const between = [0, ...[...text.toString().matchAll(/ /g)].map(({ index }) => index + 1)];
    text.insert(between[this.#draw.below(between.length)]!, `${this.#word()} `);
  }

  #addParagraph(count: number): void {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(`${this.#word()} `)]);
    this.sync.document.getXmlFragment(fragmentName).insert(this.#draw.below(count + 1), [paragraph]);
  }

  #takeAway(paragraphs: readonly Y.XmlText[]): boolean {
    const mine = [...this.kept];
    const word = mine[this.#draw.below(mine.length || 1)];
    const text = word && paragraphs.find(each => each.toString().includes(`${word} `));
    if (!text) return false;
    text.delete(text.toString().indexOf(`${word} `), word.length + 1);
    this.kept.delete(word);
    this.gone.add(word);
    return true;
  }

  #word(): string {
    const word = `${this.#name}${this.#count++}.`;
    this.kept.add(word);
    return word;
  }
}

const paragraphsOf = (document: Y.Doc): Y.XmlText[] =>
  document
    .getXmlFragment(fragmentName)
    .toArray()
    .flatMap(element => (element instanceof Y.XmlElement ? element.toArray() : []))
    .filter(text => text instanceof Y.XmlText);

export const textOf = (document: Y.Doc): string => document.getXmlFragment(fragmentName).toString();

/** An update in which somebody writes a paragraph: each time another one, unless told which. */
export const updateOf = (text: string, client?: number): string => {
  const document = new Y.Doc();
  if (client !== undefined) document.clientID = client;
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(text)]);
  document.getXmlFragment(fragmentName).insert(0, [paragraph]);
  return Buffer.from(Y.encodeStateAsUpdate(document)).toString('base64');
};

/** What is wrong with a text that these have written: nothing, if it is right. */
export const problemsOf = (text: string, writers: readonly Writer[]): string[] => {
  const words = text.match(/[a-z]+\d+\./g) ?? [];
  const times = Map.groupBy(words, word => word);
  return writers.flatMap(({ kept, gone }) => [
    ...[...kept]
      .filter(word => times.get(word)?.length !== 1)
      .map(word => `${word} ${times.get(word)?.length ?? 0} times`),
    ...[...gone].filter(word => times.has(word)).map(word => `${word} came back`),
  ]);
};

const memoryStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: n => [...kept.keys()][n] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear(),
  };
};
