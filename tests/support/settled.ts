import type { Page, Request } from '@playwright/test';

/** What each page has asked for and not got yet, and what ends with it. */
const underway = new WeakMap<Page, Map<Request, PromiseWithResolvers<void>>>();

/** Opens a page and waits until nothing on it is still to come. */
export async function visit(page: Page, address: string): Promise<void> {
  const requests = watched(page);
  // What the page before still waits for ends with it.
  requests.clear();
  await page.goto(address);
  await settled(page);
}

/** Goes on inside the running app, as by a link: nothing is loaded anew. */
export async function goOn(page: Page, address: string): Promise<void> {
  watched(page);
  await page.evaluate(go, address);
  await settled(page);
}

/** A page that listens for news is never done with the network: this waits for all else, and for what is shown to be there. */
export async function settled(page: Page): Promise<void> {
  const requests = watched(page);
  do {
    await Promise.all([...requests.values()].map(({ promise }) => promise));
    await page.waitForFunction(isThere);
    await page.evaluate(noChange);
  } while (requests.size || !(await page.evaluate(isThere)));
}

/** Of a page whose listeners were taken off. */
export function forget(page: Page): void {
  underway.delete(page);
}

function watched(page: Page): Map<Request, PromiseWithResolvers<void>> {
  const known = underway.get(page);
  if (known) return known;
  const requests = new Map<Request, PromiseWithResolvers<void>>();
  const end = (request: Request) => {
    requests.get(request)?.resolve();
    requests.delete(request);
  };
  underway.set(page, requests);
  page.on('request', request => isLine(request) || requests.set(request, Promise.withResolvers()));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

/** The line on which the server tells what happens stays open. */
const isLine = (request: Request) => new URL(request.url()).pathname.endsWith('/events');

/** Runs in the page. What it draws when there is time for it is drawn before anything in the background goes on. */
async function go(address: string): Promise<void> {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await scheduler.postTask(() => {}, { priority: 'background' });
}

/** Runs in the page: it has its name and its content, and says of no part that it is still to come. */
function isThere(): boolean {
  const isNamed = [...document.querySelectorAll('h1')].some(({ textContent }) => textContent.trim());
  const isFilled = document.querySelector('main')?.textContent.trim() !== '';
  // What the bar tells of may be anybody's work, and lasts as long as that.
  const isBusy = document.querySelector('[aria-busy=true], [role=progressbar]:not(header *), .MuiSkeleton-root');
  const arePicturesThere = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  return isNamed && isFilled && !isBusy && arePicturesThere;
}

/** Runs in the page. What comes in steps asks for the next one soon after the last: a moment without change means there is none. */
async function noChange(): Promise<void> {
  await new Promise<void>(done => {
    const observer = new MutationObserver(wait);
    let timer = setTimeout(end, 100);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(end, 100);
    }
    function end() {
      observer.disconnect();
      done();
    }
  });
}
