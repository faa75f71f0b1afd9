import closeWithGrace from 'close-with-grace';
import { readEnv, type Env } from './env.ts';
import { start } from './start.ts';

const greeting = (address: string, { demo, smtpUrl, localChat }: Env) =>
  [
    '',
    `  TolaShop runs at ${address}`,
    ...(demo
      ? [
          '',
          '  Demo accounts, password Demo@1234',
          '    owner@demo.test   owner of Rajlakshmi Jewellers, two shops',
          '    staff@demo.test   sales staff of Rajlakshmi Andheri',
          '    rival@demo.test   owner of Surya Gold',
          '    admin@demo.test   system administrator',
          ...(smtpUrl ? [] : ['', `  Letters land at ${address}/outbox`]),
          ...(localChat ? ['', `  WhatsApp messages land at ${address}/chat_outbox`] : []),
        ]
      : []),
    '',
  ].join('\n');

/** The server, until it is told to stop. `folder` holds the built app, null where another server has it; `more` goes before the environment. */
export const run = async (folder?: string | null, more: Partial<Env> = {}): Promise<void> => {
  try {
    const env = { ...readEnv(process.env), ...more };
    console.log('Preparing the database: the first start takes a while …');
    const { publicUrl, stop } = await start(env, folder);
    console.log(greeting(publicUrl, env));
    closeWithGrace({ delay: 10_000 }, async ({ err }) => {
      if (err) console.error(err);
      await stop();
    });
  } catch (error) {
    console.error(`TolaShop did not start. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
};
