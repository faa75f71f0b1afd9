import { shops, type Shop } from '../../schema/entities/shops.ts';
import { tenants } from '../../schema/entities/tenants.ts';
import { conflict, notFound } from '../../schema/errors.ts';
import { ownersPlatform, roles } from '../../schema/permissions.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { recordStatement } from '../db/write.ts';
import { queueLetter } from '../mail/job.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import type { Reply } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import { newShop, shopBegins } from '../session/businesses.ts';
import { inputOf } from './input.ts';
import { joined, knownPerson, takenMeanwhile, welcome, type Newcomer } from './newcomers.ts';
import { say } from '../../schema/words/said.ts';

/** For a tenant, by the platform: approved from the start, its owner invited. */
const open = async (context: RequestContext): Promise<Reply<Shop>> => {
  const input = await inputOf(context, tenants.actions!.openShop);
  const { ports, at } = context;
  const [tenant, shop] = [recordId(tenants, context), ports.ids.next()];
  const newcomer: Newcomer = {
    name: input.ownerName,
    email: input.ownerEmail,
    mobileNo: input.ownerMobileNo ?? null,
    role: 'owner',
    permissions: roles.owner,
    onPlatform: ownersPlatform,
    field: 'ownerEmail',
    shop,
    tenant,
  };
  const { shopName: name, pin, stateCode } = input;
  const work = context.change(async run => {
    const [, status, found] = await run([enterAccount, statusOf(tenant), knownPerson(input.ownerEmail, shop)]);
    if (!status!.count) throw notFound({ one: tenants.name });
    if (status!.rows[0]![0] === 'Suspended') throw conflict(say('tenantSuspended'));
    const { user, statements, letter } = welcome(context, newcomer, found!);
    const made = await run([
      newShop({ id: shop, tenant, name: name!, status: 'Approved', pin: pin!, stateCode }, at),
      ...statements,
      goOnIn(shop),
      ...shopBegins(shop, { ids: ports.ids, at, language: context.wording.language }),
      joined(context, newcomer, user),
      recordStatement(shops, shop, shop),
      goOnIn(context.shop),
    ]);
    await queueLetter(ports, run, letter);
    return recordReply(shops, context, made.at(-2)!, 201);
  });
  return work.catch((error: unknown) => {
    throw takenMeanwhile(error, 'ownerEmail');
  });
};

export const openShop = replying(recordOf(shops), open, { status: 201, once: true });

const statusOf = (tenant: string): Statement => ({
  text: 'select t.status from tenants t where t.id = $1 and t.deleted_at is null',
  values: [tenant],
});
