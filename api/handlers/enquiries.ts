import { contacts } from '../../schema/entities/contacts.ts';
import { enquiries, type Enquiry } from '../../schema/entities/enquiries.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { validate } from '../../schema/kit/validate.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { replying } from '../handler.ts';
import type { Statement } from '../ports.ts';
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
        const found = await run([...lockStatements(enquiries, shop, [id]), recordStatement(enquiries, shop, id)]);
        const enquiry = JSON.parse(found.at(-1)!.rows[0]![0]!) as Enquiry;
        if (enquiry.contactId) throw conflict(say('isContact'));
        const { values, problems } = validate(contacts, { name: enquiry.name, gender, mobileNo }, 'create');
        if (problems) throw invalid(problems);
        const contact = { ...values, id: ports.ids.next() };
        const [others] = await run([alsoBy(shop, mobileNo!, id)]);
        const all = [id, ...others!.rows.map(([other]) => other!)];
        const results = await run([
          ...createStatements(contacts, shop, [contact], occasion),
          ...updateStatements(enquiries, shop, all, { contactId: contact.id, mobileNo }, occasion),
          recordStatement(enquiries, shop, id),
        ]);
        return recordReply(enquiries, context, results.at(-1)!);
      });
    },
    { once: true },
  ),
};

const alsoBy = (shop: string, mobileNo: string, id: string): Statement => ({
  text: `select t.id from enquiries t where t.shop_id = $1 and t.mobile_no = $2 and t.id <> $3 and t.contact_id is null
    and t.deleted_at is null order by t.id for update`,
  values: [shop, mobileNo, id],
});
