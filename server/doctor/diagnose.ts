import { readEnv } from '../env.ts';
import { database } from './database.ts';
import { exposure } from './exposure.ts';
import { reasonOf, type Check, type Finding } from './finding.ts';
import { licenseKey } from './licenseKey.ts';
import { google, mail, traces, whatsapp } from './services.ts';
import { storage } from './storage.ts';

const checks: Check[] = [storage, database, exposure, google, mail, whatsapp, licenseKey, traces];

/** What is to be said of a configuration, in the order in which a start would meet it. */
export const diagnose = async (variables: NodeJS.ProcessEnv): Promise<Finding[]> => {
  try {
    const env = readEnv(variables);
    return (await Promise.all(checks.map(check => check(env)))).flat();
  } catch (error) {
    return [{ state: 'wrong', what: 'Configuration', says: reasonOf(error) }];
  }
};

const marks = { fine: 'fine ', warn: 'look ', wrong: 'WRONG' };

/** A line each, what is wrong last, where a terminal still shows it. */
export const report = (findings: readonly Finding[]): string => {
  const order = Object.keys(marks);
  return findings
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    .map(({ state, what, says }) => `${marks[state]}  ${what}: ${says}`)
    .join('\n');
};
