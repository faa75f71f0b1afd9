import { contacts } from '../../schema/entities/contacts.ts';
import { enquiries, type Enquiry } from '../../schema/entities/enquiries.ts';
import { conflict, invalid, notFound } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { Run, Statement } from '../ports.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

export const enquiryHandlers: HandlersOf<typeof enquiries> = {
  /** Whatever else was asked by that number is the new contact's too. */
  makeContact: replying(
    recordOf(enquiries),
    async context => {
      const { gender, mobileNo } = await inputOf(context, enquiries.actions!.makeContact);
      await context.demanding(enquiries.permissions.update!).authorize();
      const { shop, occasion, ports } = context;
      const id = recordId(enquiries, context);
      return context.change(async run => {
        const enquiry = await read(run, shop, id);
        const { values, problems } = validate(contacts, { name: enquiry.name, gender, mobileNo }, 'create');
        if (problems) throw invalid(problems);
        const contact = { ...values, id: ports.ids.next() };
        // Parents before children.
        await run(createStatements(contacts, shop, [contact], occasion));
        const others = (await run([alsoBy(shop, mobileNo!)]))[0]!.rows.map(([other]) => other!);
        const all = [...new Set([id, ...others])].sort();
        await run(lockStatements(enquiries, shop, all));
        if ((await read(run, shop, id)).contactId) throw conflict(say('isContact'));
        const results = await run([
          ...updateStatements(enquiries, shop, all, { contactId: contact.id, mobileNo }, occasion),
          recordStatement(enquiries, shop, id),
        ]);
        return recordReply(enquiries, context, results.at(-1)!);
      });
    },
    { once: true },
  ),
};

const read = async (run: Run, shop: string, id: string): Promise<Enquiry> => {
  const [found] = await run([recordStatement(enquiries, shop, id)]);
  if (!found!.count) throw notFound({ one: enquiries.name });
  return JSON.parse(found!.rows[0]![0]!) as Enquiry;
};

const alsoBy = (shop: string, mobileNo: string): Statement => ({
  text: `select t.id from enquiries t where t.shop_id = $1 and t.mobile_no = $2 and t.contact_id is null and t.deleted_at is null`,
  values: [shop, mobileNo],
});
