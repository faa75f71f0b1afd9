import { chitEntries, type ChitEntry } from '../../schema/entities/chitEntries.ts';
import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { createStatements } from '../crud/create.ts';
import { recordReply } from '../crud/read.ts';
import { transit } from '../crud/transitions.ts';
import { referenceGuards } from '../db/guards.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { lockParties } from '../sales/lockParties.ts';
import { activePassbook, passbooksStatement, type Passbook } from './passbooks.ts';

/** How money changes hands. */
export type EntryAsked = Partial<
  Pick<ChitEntry, 'way' | 'bankId' | 'reference' | 'tillId' | 'shortReason' | 'backDatedReason' | 'note'>
>;

/**
 * A document of a passbook, made and in the books in one transaction. `of` tells what it says, of the passbook as it is while it is locked: its
 * holder before it, so that another till waits wherever it begins.
 */
export const makeEntry = (
  context: RequestContext,
  id: string,
  { way, bankId, reference, tillId, shortReason, backDatedReason, note }: EntryAsked,
  of: (book: Passbook, run: Run) => Promise<Partial<ChitEntry>>,
  after: (run: Run, book: Passbook) => Promise<unknown> = async () => {},
) =>
  context.change(async run => {
    const { shop, occasion } = context;
    const paid = { way, bankId, reference, tillId, shortReason, backDatedReason, note };
    const found = await run([
      lockParties(chitMembers, [id], shop),
      ...referenceGuards(chitEntries, shop, [{ bankId, tillId }]),
      ...lockStatements(chitMembers, shop, [id]),
      passbooksStatement(shop, [id]),
    ]);
    const book = activePassbook(found.at(-1)!.rows);
    const said = { ...paid, memberId: id, contactId: book.contactId, ...(await of(book, run)) };
    const { values, problems } = validate(chitEntries, said, 'create');
    if (problems) throw invalid(problems);
    const made = { id: occasion.ids.next(), ...values };
    await run(createStatements(chitEntries, shop, [made], occasion));
    const { refused } = await transit(chitEntries, 'post', context, run, [made.id]);
    if (refused[0]) throw conflict(refused[0].reason);
    await after(run, book);
    return recordReply(chitEntries, context, (await run([recordStatement(chitEntries, shop, made.id)]))[0]!);
  });
