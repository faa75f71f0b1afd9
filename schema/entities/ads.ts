import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, email, image, integer, text, timestamp, url } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { adPictures } from '../rules/ads.ts';
import { isPublicEndpoint } from '../rules/webAddress.ts';

/** An ad of somebody else, which the platform shows in its places while it is valid. */
export const ads = defineEntity({
  name: 'ads',
  label: { one: 'Ad', many: 'Ads' },
  path: 'system/ads',
  page: { route: 'ads', menu: 'platform' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(100),
    advertiser: text().label('Advertiser').required('Say whose ad it is').max(100),
    advertiserEmail: email().label('Email of the advertiser'),
    headline: text().label('Headline').required('Headline is required').max(90),
    headlineHi: text().label('Headline in Hindi').required('Headline in Hindi is required').max(90),
    link: url()
      .label('Link')
      .required('Say where it leads')
      .max(1_000)
      .test(
        'publicWeb',
        'Enter a public web address that starts with https://',
        to => to == null || isPublicEndpoint(to),
      ),
    onLanding: boolean().label('Front page'),
    onHome: boolean().label('Today, in the app'),
    onRateBoard: boolean().label('Rate boards'),
    onBizCard: boolean().label('Business cards'),
    wide: image(adPictures.wide).label('Wide picture'),
    square: image(adPictures.square).label('Square picture'),
    startsAt: timestamp().label('From').required('Say from when'),
    endsAt: timestamp().label('Until').required('Say until when').after('startsAt'),
    isOn: boolean().label('Switched on'),
    position: integer().label('Place in the order').min(0),
    reportAddress: text().label('Address of the report'),
  },
  search: ['name', 'advertiser', 'headline', 'headlineHi'],
  permissions: { list: can.AdRead, create: can.AdCreate, update: can.AdModify, delete: can.AdDelete },
  list: {
    columns: ['name', 'advertiser', 'startsAt', 'endsAt', 'isOn', 'position'],
    filters: ['isOn', 'onLanding', 'onHome', 'onRateBoard', 'onBizCard'],
  },
  sections: {
    whose: { label: 'Whose it is', fields: ['name', 'advertiser', 'advertiserEmail'] },
    what: { label: 'What it says', fields: ['headline', 'headlineHi', 'link'] },
    places: {
      label: 'Where it stands',
      help: 'On rate boards and business cards only where the shop allows ads',
      fields: [
        ['onLanding', 'onHome'],
        ['onRateBoard', 'onBizCard'],
      ],
    },
    pictures: {
      label: 'Pictures',
      help: 'Wide: 1200 × 300 pixels, for all places but business cards. Square: 600 × 600 pixels, for business cards. Larger ones of the same proportion fit too',
      fields: ['wide', 'square'],
    },
    time: {
      label: 'When it is shown',
      help: 'Several ads of one place take turns, a minute each. What has a smaller place in the order comes first',
      fields: [['startsAt', 'endsAt'], 'isOn', 'position'],
    },
  },
  writing: { readOnly: ['reportAddress'] },
  actions: {
    report: {
      method: 'GET',
      path: ':id/report',
      permission: can.AdRead,
      summary: 'Views, clicks and click rate, by place and by day',
    },
    makeReport: {
      method: 'POST',
      path: ':id/report_address',
      permission: can.AdModify,
      summary: 'Make an address under which the advertiser reads the report; one made before leads nowhere any more',
    },
    withdrawReport: {
      method: 'DELETE',
      path: ':id/report_address',
      permission: can.AdModify,
      summary: 'Withdraw the address of the report',
    },
  },
  buttons: {
    makeReport: { on: 'page', label: 'Make an address for the advertiser', done: 'The address is made' },
    renewReport: {
      calls: 'makeReport',
      on: 'page',
      label: 'Make another address',
      text: 'The address that was handed on leads nowhere any more.',
      done: 'The address is another one now',
    },
    withdrawReport: {
      on: 'page',
      label: 'Withdraw the address',
      text: 'Whoever has the address finds nothing there any more.',
      done: 'The address is withdrawn',
      danger: true,
    },
  },
  storage: { space: 'platform' },
});
export type Ad = RecordOf<typeof ads>;
