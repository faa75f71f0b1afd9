/** Runs as a process of its own: Typst holds its thread until it is done, and nothing but the end of the process interrupts it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { paperFonts, type PaperFont } from './paperFonts.ts';
import { printable } from './printable.ts';
import type { Answer, Question } from './typst.ts';

const [workspace] = process.argv.slice(2);
/** The compiler reads the system's fonts and has no switch. On Linux this file lists none; elsewhere ours come first of their name. */
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('noSystemFonts.conf', import.meta.url));

/** The fonts that papers needed so far: most need the first alone. */
const loaded = new Set<PaperFont>();
let compiler = compilerWith([paperFonts[0]!]);

process.on('message', (question: Question) => process.send!(drawn(question)));

function compilerWith(fonts: Iterable<PaperFont>) {
  for (const font of fonts) loaded.add(font);
  return NodeCompiler.create({
    workspace: workspace!,
    fontArgs: [{ fontBlobs: [...loaded].flatMap(({ faces }) => faces) }],
  });
}

function drawn({ template, data, pictures, as, at, isCareful = false }: Question): Answer {
  try {
    const inputs = inputsOf(data, isCareful);
    for (const [name, bytes] of Object.entries(pictures))
      compiler.mapShadow(join(workspace!, 'pictures', `${name}.png`), Buffer.from(bytes));
    const { result, ...failed } = compiled({ mainFilePath: template, inputs });
    if (!result) return { failed: failed.why };
    return as === 'svg'
      ? { drawing: compiler.plainSvg(result) }
      : { drawing: compiler.pdf(result, { pdfStandard: 'a-2b', creationTimestamp: at }) };
  } catch (error) {
    return { failed: String(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(10);
  }
}

/** What the template reads: texts that can be drawn, and the fonts that draw them. */
function inputsOf(data: string, isCareful: boolean): Record<string, string> {
  const needed = new Set<PaperFont>();
  const papers = JSON.parse(data, (_, value: unknown) =>
    typeof value === 'string' ? printable(value, needed, isCareful) : value,
  ) as unknown;
  if ([...needed].some(font => !loaded.has(font))) compiler = compilerWith(needed);
  const families = paperFonts.filter(font => loaded.has(font)).map(({ family }) => family);
  return { data: JSON.stringify(papers), fonts: JSON.stringify(families) };
}

function compiled(args: { mainFilePath: string; inputs: Record<string, string> }) {
  const outcome = compiler.compile(args);
  const { result } = outcome;
  const error = result ? null : (outcome.takeError() ?? outcome.takeDiagnostics());
  return { result, why: error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'No document came of it.' };
}
