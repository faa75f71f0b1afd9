import { createApi, type Api } from '../../api/app.ts';
import type { Ports, Site } from '../../api/ports.ts';
import type { Env } from '../env.ts';
import type { nodePorts } from '../ports.ts';
import { callsTold } from './calls.ts';
import { traced } from './traced.ts';
import { openTracing } from './tracing.ts';
import { watched } from './watched.ts';

type NodePorts = Awaited<ReturnType<typeof nodePorts>>;

/** Ports that are counted and traced, and an API that tells of its calls: neither of them knows of it. */
export const seenFromOutside = async (node: NodePorts, env: Env, site: Site) => {
  const { serverFigures: metrics, log } = node;
  const tracing = await openTracing(env.tracing, { mayFollow: env.trustProxy, log });
  const counted = { ...node, ...watched(node, metrics), site };
  return {
    bare: env.tracing ? traced(counted, tracing) : counted,
    stopTracing: tracing.stop,
    apiOver: (ports: Ports): Api => {
      const tell = callsTold(metrics, ports.log, env.logCalls);
      const { fetch, ...others } = createApi(ports, call => {
        tell(call);
        tracing.called(call);
      });
      return { ...others, fetch: (request, from) => tracing.call(request, () => fetch(request, from)) };
    },
  };
};
