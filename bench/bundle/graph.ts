import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
/** What the browser loads before anything shows, as file names. */
export type Graph = Set<string>;

export type Built = {
  entry: Graph;
  /** The entry's graph, with each that it may load lazily. */
  starts: Graph[];
  holds(graph: Graph, ...packages: string[]): boolean;
  /** What comes with the module whose path ends so. */
  with(module: string): Graph;
  /** In bytes, packed file by file. */
  size(graph: Graph, packing?: 'gzip' | 'brotli'): number;
};

const packed = { gzip: gzipSync, brotli: brotliCompressSync };

/** Builds the app whose `index.html` is in `folder`, in memory, as it would be shipped: by its own configuration where it has one. */
export const built = async (folder: string, configFile?: string): Promise<Built> => {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const own: InlineConfig = configFile
    ? { configFile: `${root}/${configFile}` }
    : { configFile: false, plugins: [react()] };
  const options: InlineConfig = { root, publicDir: false, logLevel: 'error', build: { write: false }, ...own };
  const { output } = (await build(options)) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap(file => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const entry = graphOf(
    chunks,
    [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'index')!.fileName,
  );
  const later = [...entry].flatMap(name => chunks.get(name)!.dynamicImports);
  return {
    entry,
    starts: later.map(name => new Set([...entry, ...graphOf(chunks, name)])),
    holds: (graph, ...packages) =>
      [...graph]
        .flatMap(name => chunks.get(name)!.moduleIds)
        .some(id => packages.some(name => id.includes(`/node_modules/${name}/`))),
    with: module =>
      graphOf(
        chunks,
        [...chunks.values()].find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))!.fileName,
      ),
    size: (graph, packing = 'gzip') =>
      [...graph].reduce((sum, name) => sum + packed[packing](chunks.get(name)!.code).length, 0),
  };
};

const graphOf = (chunks: Map<string, Chunk>, first: string): Graph => {
  const graph = new Set<string>();
  const visit = (name: string) => {
    if (graph.has(name)) return;
    graph.add(name);
    chunks
      .get(name)!
      .imports.filter(each => chunks.has(each))
      .forEach(visit);
  };
  visit(first);
  return graph;
};
