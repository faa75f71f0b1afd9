export const notificationsWords = {
  notifications: {
    title: 'Notifications',
    bell: 'Notifications',
    bell_unread: 'Notifications, %{count} unread',
    all: 'All notifications',
    read: 'Mark as read',
    read_named: 'Mark as read: %{title}',
    read_all: 'Mark all as read',
    unread: 'Unread',
    choose: 'Notification settings',
    more: 'Show older ones',
    failed: 'Your notifications could not be loaded.',
    none: 'Nothing has happened yet',
    none_hint:
      'When work is assigned to you or due, an import, an export or a message is done, somebody accepts your invitation or something changes about the shop, you read it here.',
    none_short: 'Nothing new.',
  },
  notices: {
    title: 'Notification settings',
    why: 'Get a notification on this device when work is assigned to you or due, an import or a message is done, or something changes about your shop, also while TolaShop is closed. Your browser will ask whether you allow it; you can turn it off here at any time.',
    on: 'Notify me on this device',
    off: 'Stop notifying me on this device',
    not_now: 'Your browser did not allow it, or its service for messages is out of reach. You can try again.',
    denied:
      'This browser does not allow TolaShop to show messages. Allow it in the settings of the browser for this site, then reload the page.',
    unable:
      'This browser cannot show messages while TolaShop is closed. The bell at the top tells you everything while it is open.',
    homeScreen:
      'On an iPhone or iPad add TolaShop to the home screen first (Share, then Add to Home Screen) and open it from there.',
    failed: 'Your choice could not be loaded.',
    what: 'Kind of event',
    by: { app: 'Bell', device: 'This device', mail: 'E-mail', chat: 'WhatsApp' },
    whatsapp: {
      told: 'On WhatsApp you are told at %{number}, by: %{shops}.',
      no_number: 'On WhatsApp you can be told by: %{shops}. Your account has no mobile number for that yet.',
      no_shop:
        'None of your shops tells its people on WhatsApp yet. Whoever may edit a shop can choose a template for it on the shop’s page.',
    },
    digest: 'A letter each morning with what is unread',
    topic: {
      work: 'Work',
      sales: 'Sales of the day before',
      visitors: 'Enquiries and answers from visitors',
      imports: 'Imports',
      exports: 'Long exports',
      messages: 'WhatsApp messages',
      people: 'Invitations accepted',
      shop: 'The shop and support',
      requests: 'Requests to support',
      transfers: 'Pieces between shops',
    },
  },
};
