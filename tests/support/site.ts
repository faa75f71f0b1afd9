import type { Visit } from '../../schema/visit.ts';
import type { SiteFiles } from '../../server/site/files.ts';
import { createSite } from '../../server/site/site.ts';

export const order = { id: 'o1', number: 'TS-1', receipt: 'r1' };
const fixed: Record<string, string> = {
  '/privacypolicy': '<html lang="en">',
  '/about': '<a href="https://site.invalid/about">',
};
export type Asked = { path: string; init?: RequestInit | undefined };

/** The site over an API that answers `reply`. */
export const openSite = (
  reply: () => Response = () => Response.json({ data: order }),
  hasSample = false,
  /** Before a page is written. */
  before: () => void = () => {},
) => {
  const asked: Asked[] = [];
  const visits: Visit[] = [];
  const files: SiteFiles = {
    fixed: path => fixed[path],
    listed: ['/about'],
    isPage: () => true,
    preloads: () => '',
    render: async visit => {
      before();
      visits.push(visit);
      return visit.pathname === '/checkout/unknown' ? null : { status: 200, html: 'https://site.invalid' };
    },
  };
  const site = createSite({
    files,
    address: { address: 'https://shop.test' },
    hasSample,
    headers: { 'x-frame': 'none' },
    api: async (_, path, init) => (asked.push({ path, init }), reply()),
  });
  return { site, asked, visits };
};

/** As a browser sends a form. */
export const form = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  return { method: 'POST', body, headers };
};
