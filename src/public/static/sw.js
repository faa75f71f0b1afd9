/** Shows what the server tells this device while no page is looked at. It keeps nothing and answers no request of a page. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('push', event => {
  event.waitUntil(show(noticeIn(event)));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? '/notifications'));
});

/** Browsers punish a message that shows nothing: one that cannot be read says at least that there is something. */
function noticeIn(event) {
  try {
    const { id, title, text, link } = event.data.json();
    if (title) return { id, title, text, link };
  } catch {
    // Told of below.
  }
  return { id: 'unreadable', title: 'TolaShop', text: '', link: '/notifications' };
}

/** Told twice it is shown once: the later one takes the place of the one before. */
function show({ id, title, text, link }) {
  return self.registration.showNotification(title, { body: text, tag: id, icon: '/favicon.svg', data: { link } });
}

/** In a page that is open already, else in a new one. Only pages of this site. */
async function open(link) {
  const target = new URL(link, self.location.origin);
  const address = target.origin === self.location.origin ? target.href : self.location.origin;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return self.clients.openWindow(address);
  const shown = await page.focus();
  return (shown ?? page).navigate(address).catch(() => self.clients.openWindow(address));
}
