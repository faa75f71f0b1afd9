import { enterAccount } from '../db/transactionContext.ts';
import type { Database } from '../ports.ts';

/** Since when a demo account is shut where no demo runs: a moment at which nobody was shut by a person. */
export const demoIsOff = `timestamptz 'epoch'`;

const ofDemo = 'in (select u.id from users u where u.is_demo)';

/** The demo's accounts have a password that everybody knows: without the demo they are shut, their sessions and letters gone. */
export const letDemoIn = async ({ batch }: Database, isOn: boolean): Promise<void> => {
  const texts = isOn
    ? [`update users set disabled_at = null where is_demo and disabled_at = ${demoIsOff}`]
    : [
        `update users set disabled_at = ${demoIsOff} where is_demo`,
        `delete from sessions where user_id ${ofDemo}`,
        `delete from account_links where user_id ${ofDemo}`,
      ];
  await batch([enterAccount, ...texts.map(text => ({ text, values: [] }))]);
};
