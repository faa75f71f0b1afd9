/** Runs as a process of its own: Typst holds its thread until it is done, and nothing but the end of the process interrupts it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Answer, Question } from './typst.ts';

const { resolve } = createRequire(import.meta.url);
/** Of each script that names are written in here, upright and bold. Nothing of the system's own. */
const faces = [
  ['mukta', 'Mukta'],
  ['mukta-malar', 'MuktaMalar'],
  ['mukta-vaani', 'MuktaVaani'],
  ['noto-sans-telugu', 'NotoSansTelugu'],
].flatMap(([name, face]) =>
  ['400Regular', '700Bold'].map(weight =>
    readFileSync(resolve(`@expo-google-fonts/${name}/${weight}/${face}_${weight}.ttf`)),
  ),
);

const [workspace] = process.argv.slice(2);
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: faces }] });

process.on('message', (question: Question) => process.send!(drawn(question)));

function drawn({ template, data, pictures, as, at }: Question): Answer {
  const args = { mainFilePath: template, inputs: { data } };
  try {
    for (const [name, bytes] of Object.entries(pictures))
      compiler.mapShadow(join(workspace!, 'pictures', `${name}.png`), Buffer.from(bytes));
    const { result, ...failed } = compiled(args);
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

function compiled(args: { mainFilePath: string; inputs: Record<string, string> }) {
  const outcome = compiler.compile(args);
  const { result } = outcome;
  const error = result ? null : (outcome.takeError() ?? outcome.takeDiagnostics());
  return { result, why: error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'No document came of it.' };
}
