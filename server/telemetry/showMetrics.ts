import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { Metrics } from './metrics.ts';

export type ShownMetrics = Pick<Metrics, 'text' | 'contentType'> & { token: string };

/** What Prometheus reads, who brings the token as the bearer. */
export const showMetrics =
  ({ text, contentType, token }: ShownMetrics) =>
  async (c: Context): Promise<Response> => {
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${token}`))
      return c.text('Bring METRICS_TOKEN as the bearer.', 401, { 'www-authenticate': 'Bearer' });
    return c.body(await text(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  };

/** Digests are compared, so that the time it takes tells nothing of the secret. */
const isSame = (brought: string, secret: string) => hash('sha256', brought) === hash('sha256', secret);
