import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { choicePage, failurePage } from './pages.ts';
import { issuerPeople } from './people.ts';

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Shows who there is to be, and takes the choice. */
export const answerChoice = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  try {
    if (request.method === 'POST') return await take(provider, request, response);
    await provider.interactionDetails(request, response);
    response.writeHead(200, pageHeaders).end(choicePage(issuerPeople, request.url!));
  } catch {
    // Left lying for too long, or begun in another browser.
    response.writeHead(400, pageHeaders).end(failurePage());
  }
};

const take = async (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const subject = new URLSearchParams(await text(request)).get('subject');
  const chosen = issuerPeople.some(person => person.subject === subject);
  const result = chosen
    ? { login: { accountId: subject!, remember: false } }
    : { error: 'access_denied', error_description: 'Nobody was chosen' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
};
