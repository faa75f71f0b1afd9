import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import type { Visit } from '../../schema/visit.ts';

/** Asks this site's own API, for the caller of `c`. */
export type AskApi = (c: Context, path: string, init?: RequestInit) => Promise<Response>;

type Render = (visit: Visit, assets: object) => Promise<{ status: number; html: string } | null>;

/** The company's pages as the build left them. Where the site itself is meant, they name `siteAddress`. */
export type SiteFiles = {
  /** The document of a page that is the same for everybody. */
  fixed(path: string): string | undefined;
  /** Paths for search engines. */
  listed: readonly string[];
  /** Null: no such page of the site. */
  render(visit: Visit): ReturnType<Render>;
};

export const siteAddress = 'https://site.invalid';

/** Null where no site was built, as beside a development server. */
export const openSite = async (folder: string): Promise<SiteFiles | null> => {
  const described = join(folder, 'site.json');
  if (!existsSync(described)) return null;
  const { fixed, listed, assets } = JSON.parse(readFileSync(described, 'utf8')) as Built;
  const { render } = (await import(pathToFileURL(join(folder, 'render.js')).href)) as { render: Render };
  const documents = new Map(
    Object.entries(fixed).map(([path, name]) => [path, readFileSync(join(folder, 'pages', name), 'utf8')]),
  );
  return { fixed: path => documents.get(path), listed, render: visit => render(visit, assets) };
};

type Built = { fixed: Record<string, string>; listed: string[]; assets: object };
