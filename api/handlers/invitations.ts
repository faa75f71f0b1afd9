import { users, type User } from '../../schema/entities/users.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { roles } from '../../schema/permissions.ts';
import { inOrder } from '../../schema/rules/grants.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordReply } from '../crud/read.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { lockNames } from '../db/locks.ts';
import { recordStatement } from '../db/write.ts';
import { queueLetter } from '../mail/job.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { data, type Reply } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import { mustHaveRoom } from '../subscriptions/held.ts';
import { newLink } from '../session/links.ts';
import {
  heldNow,
  mayGiveRole,
  mayHandOver,
  namedPermissions,
  shopName,
  personAccess,
  stillMay,
} from './memberships.ts';
import { joined, knownPerson, takenMeanwhile, welcome } from './newcomers.ts';
import { say } from '../../schema/words/said.ts';

/** Somebody new gets a letter with a link to set a password, somebody of the same business a letter that says so. */
const invite = async (context: RequestContext): Promise<Reply<User>> => {
  const { values, problems } = validate(users, await readBody(context), 'create');
  if (problems) throw invalid(problems);
  const { name, email, mobileNo, role, isActive, discountLimit, ...rest } = values as Omit<User, 'role'> & {
    role: keyof typeof roles;
  };
  if (!isActive) throw invalid({ isActive: say('invitedMaySignIn') });
  const permissions = namedPermissions(rest.permissions) ?? inOrder(roles[role]);
  const { shop, ports } = context;
  const work = context.change(async run => {
    const results = await run([enterAccount, lockNames([shopName(shop)]), placeOf(shop), knownPerson(email!, shop)]);
    const [place, found] = results.slice(2);
    const { tenant, held } = JSON.parse(place!.rows[0]![0]!) as { tenant: string; held: string[] };
    const who = { name: name!, email: email!, mobileNo: mobileNo ?? null, role, permissions, discountLimit };
    const newcomer = { ...who, shop, tenant, field: 'email' };
    stillMay(context, held);
    const { user, statements, letter } = welcome(context, newcomer, found!);
    mayHandOver(permissions, held);
    mayGiveRole(role, held);
    await mustHaveRoom(run, shop, 'email');
    const made = await run([
      ...statements,
      goOnIn(shop),
      joined(context, newcomer, user),
      recordStatement(users, shop, user),
    ]);
    await queueLetter(ports, run, letter);
    return recordReply(users, context, made.at(-1)!, 201);
  });
  return work.catch((error: unknown) => {
    throw takenMeanwhile(error, 'email');
  });
};

export const inviteUser = replying(recordOf(users), invite, { status: 201, once: true });

const placeOf = (shop: string): Statement => ({
  text: `select json_build_object('tenant', s.tenant_id, 'held', ${heldNow}) from shops s where s.id = $1`,
  values: [shop],
});

/** Once a minute at most; what the letter before brought is good no longer. */
const again = (context: RequestContext): Promise<Reply<User>> =>
  context.change(async run => {
    const { person } = await personAccess(context, run);
    if (!person.isInvited) throw conflict(say('hasPassword'));
    if (!person.isActive) throw conflict(say('mayNotSignIn'));
    const { ports, at, shop } = context;
    const link = ports.ids.next();
    await run([
      ...dropInvitations(person.id, at),
      newLink(ports, { id: link, user: person.id, purpose: 'invite' }, at),
      goOnIn(shop),
    ]);
    await queueLetter(ports, run, { letter: 'invite', link });
    return data(person);
  });

export const inviteAgain = replying(recordOf(users), again, { once: true });

const dropInvitations = (user: string, at: Date): Statement[] => [
  {
    text: `select refuse_unless(not exists (select 1 from account_links l
      where l.user_id = $1 and l.purpose = 'invite' and l.created_at > $2::timestamptz - interval '1 minute'), 'TS429', '60')`,
    values: [user, at.toISOString()],
  },
  { text: `delete from account_links where user_id = $1 and purpose = 'invite'`, values: [user] },
];
