import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { invalid } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { recordReply } from '../crud/read.ts';
import { sceneOf } from '../crud/update.ts';
import { referenceGuards } from '../db/guards.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { publishChange } from '../events/signals.ts';
import { withdrawal } from '../publicPages/withdrawal.ts';
import type { RequestContext } from '../requestContext.ts';
import { activePassbook, passbooksStatement } from './passbooks.ts';

/** As the call's input has it. */
export type TransferAsked = { contactId: string; reason: string };

/** A passbook goes to another customer: it holds what it held, on the same days. */
export const transfer = (context: RequestContext, id: string, { contactId, reason }: TransferAsked) =>
  context.change(async run => {
    const { shop, occasion } = context;
    const found = await run([
      lockHolders(shop, id, contactId),
      ...referenceGuards(chitMembers, shop, [{ contactId }]),
      ...lockStatements(chitMembers, shop, [id]),
      passbooksStatement(shop, [id]),
    ]);
    const book = activePassbook(found.at(-1)!.rows);
    if (book.contactId === contactId) throw invalid({ contactId: say('chitSameHolder') });
    const { at, note } = sceneOf(shop, occasion);
    await run([
      {
        text: `update chit_members m set contact_id = $3::uuid, reason = $4, updated_at = $5::timestamptz, version = m.version + 1
          where m.shop_id = $1 and m.id = $2`,
        values: [shop, id, contactId, reason, at.toISOString()],
      },
      note(chitMembers, id, { contactId: [book.contactId, contactId], reason: [null, reason] }),
      // Whose it was has its address.
      withdrawal('a.entity = $2 and a.record_id = $3::uuid', [shop, chitMembers.name, id]),
      publishChange(shop, chitMembers.name, id),
    ]);
    return recordReply(chitMembers, context, (await run([recordStatement(chitMembers, shop, id)]))[0]!);
  });

/** Who has it and who gets it, in the one order of people. */
const lockHolders = (shop: string, id: string, contactId: string) => ({
  text: `select c.id from contacts c where c.shop_id = $1
    and (c.id = $3::uuid or c.id = (select m.contact_id from chit_members m where m.shop_id = $1 and m.id = $2)) order by c.id for no key update`,
  values: [shop, id, contactId],
});
