import { described, string, whole } from '../schema/kit/shape.ts';
import type { RequestContext } from './requestContext.ts';
import { isUuid } from './db/statement.ts';
import type { Parameter } from './operation.ts';
import type { Secrets } from './ports.ts';
import { sameSecret } from './sameSecret.ts';

const hour = 60 * 60 * 1_000;

export type Signing = { secrets: Secrets; now: Date };

/** Addresses stay the same for an hour, so that browsers keep what they lead to, and are good for a day. */
export const signedUntil = (now: Date): string => String(Math.floor(now.getTime() / hour) * hour + 24 * hour);

const signature = (secrets: Secrets, content: string, until: string) => secrets.sign(`${content} ${until}`);

/** The query of an address that needs no session: `content` says what it leads to. */
export const signing = ({ secrets }: Signing, content: string, until: string): string =>
  `until=${until}&signature=${signature(secrets, content, until)}`;

export const untilParameters: readonly Parameter[] = [
  { name: 'until', shape: described(whole, 'End of the address, milliseconds'), required: true },
  { name: 'signature', shape: described(string, 'Signature of the address'), required: true },
];

/** Whether the call came by such an address. A wrong, foreign or outdated signature finds nothing, as what is not there does. */
export const isGood = ({ search, at, ports }: RequestContext, id: string, content: string): boolean => {
  const until = search.get('until') ?? '';
  return (
    isUuid(id) &&
    /^\d{1,15}$/.test(until) &&
    Number(until) > at.getTime() &&
    sameSecret(ports, search.get('signature') ?? '', signature(ports.secrets, content, until))
  );
};
