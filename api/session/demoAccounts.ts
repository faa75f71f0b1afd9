import { guest } from '../../schema/demo.ts';
import { enterAccount } from '../db/transactionContext.ts';
import type { Database } from '../ports.ts';

/** Since when a demo account is shut where no demo runs: a moment at which nobody was shut by a person. */
export const demoIsOff = `timestamptz 'epoch'`;

/** The demo's accounts have a password that everybody knows; the guest, who looks into the sample shop, has none. */
export type WhoOfDemo = { demo: boolean; sample: boolean };

/** Whoever is not wanted is shut, their sessions and letters gone. */
export const letDemoIn = async ({ batch }: Database, { demo, sample }: WhoOfDemo): Promise<void> => {
  const texts = [...admitted('email <> $1', demo), ...admitted('email = $1', sample)];
  await batch([enterAccount, ...texts.map(text => ({ text, values: [guest.email] }))]);
};

const admitted = (who: string, isIn: boolean): string[] => {
  const them = `in (select u.id from users u where u.is_demo and u.${who})`;
  if (isIn) return [`update users set disabled_at = null where id ${them} and disabled_at = ${demoIsOff}`];
  return [
    `update users set disabled_at = ${demoIsOff} where id ${them}`,
    `delete from sessions where user_id ${them}`,
    `delete from account_links where user_id ${them}`,
  ];
};
