/**
 * A file of its own that runs before the page shows, and so imports nothing. Who is signed in, by what the session keeps,
 * goes on from the landing page; elsewhere the way in says so. The guest of the sample shop has not signed in.
 */
(() => {
  document.documentElement.dataset['script'] = '';
  const kept = (name: string) => localStorage.getItem(`ts.${name}`);
  if (!kept('token') || kept('hasAccount') !== 'true' || kept('user')?.includes('"readsOnly":true')) return;
  if (/^\/(?:[a-z]{2}\/?)?$/.test(location.pathname)) location.replace('/home');
  document.documentElement.dataset['signedIn'] = '';
})();

export {};
