import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Api } from '../api/app.ts';

/** A download leaves the page, where no service worker of msw answers: its address is of a file that the page already holds. */
export const downloads = ({ fetch }: Pick<Api, 'fetch'>): HttpHandler =>
  http.post('*/api/tickets', async ({ request }) => {
    const { address } = (await request.json()) as { address: string };
    const authorization = request.headers.get('authorization') ?? '';
    const file = await fetch(new Request(new URL(`/api/${address}`, request.url), { headers: { authorization } }));
    if (!file.ok) return file;
    return HttpResponse.json({ data: { url: URL.createObjectURL(await file.blob()) } }, { status: 201 });
  });
