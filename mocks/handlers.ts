import { http, type HttpHandler } from 'msw';
import type { Api } from '../api/app.ts';

/** Whatever goes to the API is answered by it. */
export const handlersOf = ({ fetch }: Pick<Api, 'fetch'>): HttpHandler[] => [
  http.all('*/api/*', ({ request }) => fetch(request, { address: 'page' })),
];
