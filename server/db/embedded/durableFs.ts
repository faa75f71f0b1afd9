import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];
type NodeFiles = {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number }; tryFSOperation<T>(work: () => T): T };
};

/** PGlite's own drops every fsync: this one brings them to the disk, so that a commit outlives a crash and a power cut. */
export class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const sync = ({ NODEFS }: NodeFiles) => {
      NODEFS.stream_ops.fsync = stream => {
        NODEFS.tryFSOperation(() => fs.fsyncSync(stream.nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}
