import type { Read } from '../../api/papers/drawn.ts';
import type { Documents } from '../../api/ports.ts';

/** What the template was given, and drawn with it. */
export const drawnPapers = () => {
  const papers: Read['papers'] = [];
  const note = (data: unknown) => void papers.push(...(data as Read).papers);
  const noting = (documents: Documents): Documents => ({
    ...documents,
    svg: (template, data) => (note(data), documents.svg(template, data)),
    pdf: (template, data, how) => (note(data), documents.pdf(template, data, how)),
  });
  return { papers, noting };
};
