import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { mobile, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

/** Who wants no messages, and from where that is known. */
export const optOuts = defineEntity({
  name: 'optOuts',
  label: { one: 'Opt-out', many: 'Opt-outs' },
  path: 'shops/:shopId/whatsapp/optouts',
  page: { route: 'contacts/optouts', menu: 'messages' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(128),
    number: mobile('Please enter a 10 digit mobile number')
      .label('Mobile Number')
      .required('Mobile number is required'),
    source: text().label('Source').max(64).required().default('By hand'),
  },
  search: ['name', 'number'],
  permissions: {
    list: can.MessageList,
    create: can.MessageSend,
    update: can.MessageSend,
    delete: can.MessageSend,
  },
  list: { columns: ['name', 'number', 'source', 'createdAt'] },
  identity: { unique: [['number']] },
  storage: { dataSubject: { by: ['number'], onErasure: { stays: 'unsubscribed' } } },
});
export type OptOut = RecordOf<typeof optOuts>;
