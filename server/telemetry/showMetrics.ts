import type { Context } from 'hono';
import type { Secrets } from '../../api/ports.ts';
import { sameSecret } from '../../api/sameSecret.ts';
import type { Metrics } from './metrics.ts';

export type ShownMetrics = Pick<Metrics, 'text' | 'contentType'> & { token: string; secrets: Secrets };

/** What Prometheus reads, who brings the token as the bearer. */
export const showMetrics =
  ({ text, contentType, token, secrets }: ShownMetrics) =>
  async (c: Context): Promise<Response> => {
    if (!sameSecret({ secrets }, c.req.header('authorization') ?? '', `Bearer ${token}`))
      return c.text('Bring METRICS_TOKEN as the bearer.', 401, { 'www-authenticate': 'Bearer' });
    return c.body(await text(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  };
