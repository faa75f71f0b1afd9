import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from 'hono';
import type { FieldMessages } from '../../schema/errors.ts';
import type { Visit } from '../../schema/visit.ts';

/** Asks this site's own API, for the caller of `c`. */
export type AskApi = (c: Context, path: string, init?: RequestInit) => Promise<Response>;

/** What it replies with where it refuses. */
export type Refused = { responseMessage?: string; errors?: FieldMessages };

type Render = (visit: Visit, assets: object) => Promise<{ status: number; html: string } | null>;

/** The company's pages as the build left them. Where the site itself is meant, they name `siteAddress`. */
export type SiteFiles = {
  /** The document of a page that is the same for everybody. */
  fixed(path: string): string | undefined;
  /** Paths for search engines. */
  listed: readonly string[];
  /** Whether a page is at that address, of the site or behind the sign-in. */
  isPage(path: string): boolean;
  /** What comes into the head of the app's page at that address: the admin begins to load before anything has run. */
  preloads(path: string): string;
  /** Null: no such page of the site. */
  render(visit: Visit): ReturnType<Render>;
};

export const siteAddress = 'https://site.invalid';

/** Null where no site was built, as beside a development server. */
export const openSite = async (folder: string): Promise<SiteFiles | null> => {
  const described = join(folder, 'site.json');
  if (!existsSync(described)) return null;
  const { fixed, listed, assets, admin, routes } = JSON.parse(readFileSync(described, 'utf8')) as Built;
  const { render, isVisitors } = (await import(pathToFileURL(join(folder, 'render.js')).href)) as Renderer;
  const documents = new Map(
    Object.entries(fixed).map(([path, name]) => [path, readFileSync(join(folder, 'pages', name), 'utf8')]),
  );
  const preloads = linksTo(admin);
  const ofAdmin = new RegExp(routes.map(patternOf).join('|'), 'i');
  return {
    fixed: path => documents.get(path),
    listed,
    isPage: path => isVisitors(path) || ofAdmin.test(path),
    preloads: path => (isVisitors(path) ? '' : preloads),
    render: visit => render(visit, assets),
  };
};

type Renderer = { render: Render; isVisitors(pathname: string): boolean };
type Admin = { scripts: readonly string[]; css: readonly string[] };
type Built = { fixed: Record<string, string>; listed: string[]; assets: object; admin: Admin; routes: string[] };

const linksTo = ({ scripts, css }: Admin): string =>
  [
    ...scripts.map(file => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...css.map(file => `<link rel="preload" as="style" crossorigin href="${file}">`),
  ].join('');

/** A path of the route table as react-router reads it: `:id` is one part, `/*` any further parts, and a slash at the end does not matter. */
const patternOf = (path: string): string => `^${path.replace(/\/:\w+/g, '/[^/]+').replace(/\/\*$/, '(?:/.*)?')}/*$`;
