import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];
type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;
type NodeFiles = {
  NODEFS: {
    node_ops: { setattr: SetAttributes };
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    tryFSOperation<T>(work: () => T): T;
  };
};

/**
 * PGlite's own drops every fsync: this one brings them to the disk, so that a commit outlives a crash and a power cut. And it
 * opens each new file to everybody whatever the process's umask says: here files stay their user's own.
 */
export class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const sync = ({ NODEFS }: NodeFiles) => {
      NODEFS.stream_ops.fsync = stream => {
        NODEFS.tryFSOperation(() => fs.fsyncSync(stream.nfd));
        return 0;
      };
      const { setattr } = NODEFS.node_ops;
      NODEFS.node_ops.setattr = (node, { mode, ...others }) =>
        setattr(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}
