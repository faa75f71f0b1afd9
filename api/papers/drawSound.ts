import { conflict } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { DrawingFault, type Ports } from '../ports.ts';
import { template, type Read } from './drawn.ts';
import type { PaperData } from './paperData.ts';

type Given = Pick<Read, 'papers' | 'pictures'>;
type Bytes = Uint8Array<ArrayBuffer>;
type Manner = { isPatient?: boolean };

/** Draws papers into one PDF. Leaves out and returns those that cannot be drawn, found by halves; `bytes` is null where none can. */
export const drawSound = async (
  { documents, log }: Pick<Ports, 'documents' | 'log'>,
  given: Given,
  manner: Manner = {},
): Promise<{ bytes: Bytes | null; faulty: PaperData[] }> => {
  const draw = (papers: PaperData[]) => documents.pdf(template, { ...given, papers }, manner);
  const bytes = await whole(draw(given.papers));
  if (!(bytes instanceof DrawingFault)) return { bytes, faulty: [] };
  const faulty: PaperData[] = [];
  const search = async (papers: PaperData[]): Promise<void> => {
    const fault = await whole(draw(papers));
    if (!(fault instanceof DrawingFault)) return;
    const [only, ...others] = papers;
    if (others.length) for (const half of halves(papers)) await search(half);
    else if (only) {
      faulty.push(only);
      log('error', 'A paper could not be drawn', { paper: nameOf(only), error: fault });
    }
  };
  await search(given.papers);
  const sound = given.papers.filter(paper => !faulty.includes(paper));
  return { bytes: sound.length ? await draw(sound) : null, faulty };
};

const whole = (drawing: Promise<Bytes>): Promise<Bytes | DrawingFault> =>
  drawing.catch((error: unknown) => {
    if (error instanceof DrawingFault) return error;
    throw error;
  });

const halves = (papers: PaperData[]): PaperData[][] => {
  const middle = Math.ceil(papers.length / 2);
  return [papers.slice(0, middle), papers.slice(middle)];
};

/** Draws papers into one PDF, or refuses and names those that cannot be drawn. */
export const drawAll = async (
  ports: Pick<Ports, 'documents' | 'log'>,
  given: Given,
  manner?: Manner,
): Promise<Bytes> => {
  const { bytes, faulty } = await drawSound(ports, given, manner);
  if (faulty.length || !bytes) throw notDrawn(faulty);
  return bytes;
};

/** Draws papers as one picture, or refuses and names them. */
export const drawPicture = async ({ documents }: Pick<Ports, 'documents'>, given: Given): Promise<string> => {
  try {
    return await documents.svg(template, given);
  } catch (error) {
    throw error instanceof DrawingFault ? notDrawn(given.papers) : error;
  }
};

const notDrawn = (papers: readonly PaperData[]) =>
  conflict(say('papersNotDrawn', { papers: { list: papers.map(nameOf) } }));

/** The name by which a person finds the document of a paper. A draft has no number yet. */
export const nameOf = ({ number, title, facts }: PaperData): string =>
  number ?? [title, facts[0]?.value].filter(Boolean).join(' ');
