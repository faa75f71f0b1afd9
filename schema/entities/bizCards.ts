import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, email, image, lines, longText, phone, ref, text, url } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { cardAccents, cardDesigns, cardPath, cardStates, openDays } from '../rules/bizCards.ts';
import { timeOfDay } from '../rules/quietHours.ts';
import { upiId } from '../rules/taxIds.ts';

const number = (label: string) => phone('A phone number has 10 to 15 digits').label(label);

/** What somebody of the shop fills in of the own card; the shop's people of any. */
export const cardFields = () => ({
  name: text().label('Name').required('Name is required').max(80),
  role: text().label('Role').max(80),
  phone: number('Phone'),
  whatsapp: number('WhatsApp number'),
  email: email().label('Email'),
  website: url().label('Website').max(300),
  address: longText().label('Address').max(250),
  mapUrl: url().label('Link to the map').max(1_000),
  upiId: upiId(),
  instagram: url().label('Instagram').max(300),
  facebook: url().label('Facebook').max(300),
  youtube: url().label('YouTube').max(300),
  greeting: longText().label('Greeting').max(240),
  greetingHi: longText().label('Greeting in Hindi').max(240),
  design: choice(cardDesigns).label('Design').required().default('ledger'),
  accent: choice(cardAccents).label('Colour').required().default('emerald'),
});

/** A digital business card of somebody in the shop, or of the shop itself: shown to everybody while it is published. */
export const bizCards = defineEntity({
  name: 'bizCards',
  label: { one: 'Business card', many: 'Business cards' },
  path: 'shops/:shopId/biz_cards',
  page: { route: 'mycards', menu: 'online', openPage: true },
  title: 'name',
  fields: {
    ...cardFields(),
    photo: image().label('Picture'),
    personId: ref('users', { embed: 'person' }).label('Whose card'),
    isRateShown: boolean(true).label('Show today’s rate'),
    isPortfolioShown: boolean(true).label('Show the portfolio'),
    hours: lines({
      days: choice(openDays).label('Days').required('Say on which days').default('monSat'),
      opens: timeOfDay().label('Opens').required('Say when it opens'),
      closes: timeOfDay().label('Closes').required('Say when it closes'),
    })
      .label('Opening hours')
      .max(14, 'At most ${max} lines'),
    products: lines({
      productId: ref('products').label('Product').required('Choose a product'),
      note: text().label('Line below it').max(80),
    })
      .label('Products')
      .max(12, 'At most ${max} lines'),
    state: choice(cardStates).label('State').required(),
  },
  search: ['name', 'role', 'phone', 'email'],
  permissions: {
    list: can.BizCardList,
    create: can.BizCardAdd,
    update: can.BizCardEdit,
    delete: can.BizCardAdmin,
  },
  list: {
    columns: ['photo', 'name', 'state', 'role', 'phone', 'personId'],
    filters: ['personId', 'design'],
  },
  sections: {
    person: { label: 'Who it is of', fields: ['photo', ['name', 'role'], 'personId', 'greeting', 'greetingHi'] },
    look: { label: 'Look', fields: [['design', 'accent']] },
    reach: {
      label: 'How to reach them',
      help: 'What is left empty the card takes from the shop: phone, email, address and UPI ID',
      fields: [['phone', 'whatsapp'], ['email', 'website'], 'address', 'mapUrl', 'upiId'],
    },
    social: { label: 'Social networks', fields: ['instagram', 'facebook', 'youtube'] },
    shown: {
      label: 'From the shop',
      help: 'Always as the shop has it at that moment',
      fields: [['isRateShown', 'isPortfolioShown'], 'products', 'hours'],
    },
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: {
      publish: {
        from: ['draft'],
        to: 'published',
        label: 'Publish',
        summary: 'Everybody who has its address sees it',
        permission: can.BizCardAdmin,
        proved: true,
      },
      withdraw: {
        from: ['published'],
        to: 'draft',
        label: 'Withdraw',
        summary: 'Nobody sees it any more',
        permission: can.BizCardAdmin,
        confirm: true,
      },
    },
  },
  actions: {
    mine: {
      method: 'GET',
      path: 'mine',
      permission: can.OwnBizCardView,
      summary: 'My own card in this shop; null while there is none',
    },
    saveMine: {
      method: 'PUT',
      path: 'mine',
      permission: can.OwnBizCardEdit,
      summary: 'Make or change my own card; somebody who looks after the cards publishes it',
      input: cardFields(),
    },
  },
  papers: {
    card: {
      label: 'QR code to print',
      sizes: ['a6', 'card86'],
      fields: ['role', 'phone', 'email'],
      note: 'Scan it: today’s rate, our work and how to reach us.',
      code: (shop, id) => cardPath(shop, id, true),
    },
  },
  buttons: { saveMine: { on: 'page', label: 'Save my card', done: 'Your card is saved' } },
  storage: {
    dataSubject: { by: ['phone', 'whatsapp', 'email'], onErasure: { stays: 'published' } },
    across: {
      path: 'system/biz_cards',
      permission: can.AdminBizCardList,
      page: { route: 'biz_cards', menu: 'platform' },
    },
  },
});
export type BizCard = RecordOf<typeof bizCards>;
