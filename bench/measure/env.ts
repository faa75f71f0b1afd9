import { readEnv, type Env } from '../../server/env.ts';

/** A server without a demo, whose files are in `folder`. */
export const benchEnv = (folder: string): Env => readEnv({ DATA_DIR: folder, DEMO: 'off', GOOGLE_CLIENT_ID: 'bench' });
