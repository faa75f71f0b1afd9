import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { shopDay } from '../schema/kit/shopDay.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist-server');
/** What every page's first sight is set in. */
const fonts = [/^mukta-latin-400-normal/, /^mukta-latin-600-normal/, /^eczar-latin-wght-normal/];

/** A vite plugin: the company's pages as documents of their own, and the renderer with which the server writes those that differ for each visit. */
export const prerendered = (): Plugin => ({
  name: 'prerendered',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = 'dist' }, bundle) {
      const files = new Files(dir, bundle);
      const { render, fixedPages, listedPages, alivePages, ownStyles } = await renderer();
      const still = {
        css: files.css(Object.values(ownStyles)),
        arrive: files.named('arrive'),
        ads: files.named('ads'),
        fonts: files.fonts(),
        scripts: [],
      };
      const alive = Object.entries(alivePages).map(([path, page]) => [
        path,
        { ...still, scripts: files.scripts(page) },
      ]);
      const own = Object.entries(ownStyles).map(([path, page]) => [
        path,
        { ...still, scripts: alivePages[path] ? files.scripts(page) : [], css: files.cssOf(page) },
      ]);
      const assets = { '': still, ...Object.fromEntries([...alive, ...own]) };
      mkdirSync(join(folder, 'pages'), { recursive: true });
      const fixed: Record<string, string> = {};
      for (const path of fixedPages) {
        const { html } = (await render({ pathname: path, search: '', day: shopDay(new Date()) }, assets))!;
        fixed[path.toLowerCase()] = `${path.slice(1).replaceAll('/', '-') || 'index'}.html`;
        writeFileSync(join(folder, 'pages', fixed[path.toLowerCase()]!), html);
      }
      writeFileSync(
        join(folder, 'site.json'),
        JSON.stringify({ fixed, listed: listedPages, assets, admin: files.admin(), routes: await routesOfAdmin() }),
      );
    },
  },
});

/** The pages with all they need in one module that Node runs. */
const renderer = async (): Promise<Renderer> => {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/public/site/render.tsx',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  });
  const built = pathToFileURL(join(folder, 'render.js'));
  return (await import(`${built.href}?${Date.now()}`)) as Renderer;
};

/** Paths of the pages behind the sign-in, as react-router reads them. */
const routesOfAdmin = async (): Promise<string[]> => {
  const module = pathToFileURL(join(root, 'src/adminRoutes.ts')).href;
  const { adminRoutes } = (await import(module)) as { adminRoutes: readonly { path: string }[] };
  return adminRoutes.map(({ path }) => path);
};

/** What `render.tsx` gives. */
type Renderer = {
  render(visit: { pathname: string; search: string; day: string }, assets: object): Promise<{ html: string } | null>;
  fixedPages: readonly string[];
  listedPages: readonly string[];
  alivePages: Record<string, string>;
  ownStyles: Record<string, string>;
};

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What the browser's build made, by what the pages ask for. */
class Files {
  readonly #dir: string;
  readonly #bundle: Bundle;
  readonly #chunks: Chunk[];
  constructor(dir: string, bundle: Bundle) {
    this.#dir = dir;
    this.#bundle = bundle;
    this.#chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  }

  /**
   * The style sheets of the site's pages and of what they share with other visitors' pages, each once. A font that comes
   * late is kept for the next page: here, unlike in the admin, nothing that is being read moves.
   */
  css(apart: readonly string[]): string {
    const ofSite = this.#chunks.filter(
      ({ moduleIds, facadeModuleId }) =>
        moduleIds.some(id => id.includes('/src/public/site/')) &&
        !apart.some(page => facadeModuleId?.endsWith(`/site/${page}.tsx`)),
    );
    return this.#sheets(ofSite);
  }

  /** The same of one page alone. */
  cssOf(page: string): string {
    return this.#sheets([this.#page(page)]);
  }

  #page(page: string): Chunk {
    return this.#chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/site/${page}.tsx`))!;
  }

  #sheets(chunks: readonly Chunk[]): string {
    const all = [this.#start, ...chunks].flatMap(chunk => [...this.#graph(chunk)]);
    const names = all.flatMap(name => [...(this.#chunk(name).viteMetadata?.importedCss ?? [])]);
    const sheets = [...new Set(names)].map(name => readFileSync(join(this.#dir, name), 'utf8').trim());
    // Without letters of its own script a page would show none: those are waited for.
    return sheets
      .join('')
      .replace(/@font-face\{[^}]*\}/g, face =>
        face.includes('devanagari') ? face : face.replace('font-display:swap', 'font-display:optional'),
      );
  }

  named(name: string): string {
    return `/${this.#chunks.find(chunk => chunk.isEntry && chunk.name === name)!.fileName}`;
  }

  fonts(): string[] {
    return fonts.map(font => `/${Object.keys(this.#bundle).find(name => font.test(basename(name)))!}`);
  }

  /** The app's entry, then whatever it is going to load for the page of that module. */
  scripts(page: string): string[] {
    const own = this.#page(page);
    const entry = this.named('index');
    const later = [this.#start, own].flatMap(chunk => [...this.#graph(chunk)]).map(name => `/${name}`);
    return [...new Set([entry, ...later])];
  }

  /** All that the app's entry is going to load where it finds that no page of visitors is meant. */
  admin(): { scripts: string[]; css: string[] } {
    const names = [...this.#graph(this.#chunks.find(chunk => chunk.isEntry && chunk.name === 'admin')!)];
    const css = names.flatMap(name => [...(this.#chunk(name).viteMetadata?.importedCss ?? [])]);
    const ofEntry = this.#graph(this.#chunks.find(chunk => chunk.isEntry && chunk.name === 'index')!);
    return {
      scripts: names.filter(name => !ofEntry.has(name)).map(name => `/${name}`),
      css: [...new Set(css)].map(name => `/${name}`),
    };
  }

  get #start(): Chunk {
    return this.#chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/public/start.tsx'))!;
  }

  #chunk(name: string): Chunk {
    return this.#bundle[name] as Chunk;
  }

  /** A chunk and all that it imports, those first. */
  #graph({ fileName, imports }: Chunk, seen = new Set<string>()): Set<string> {
    for (const name of imports) if (this.#bundle[name] && !seen.has(name)) this.#graph(this.#chunk(name), seen);
    return seen.add(fileName);
  }
}
