import { escaped } from './html.ts';

const shell = (lines: readonly string[]): string => `<pre>${escaped(lines.join('\n'))}</pre>`;

/** What somebody types into a terminal to begin with. */
export const firstCalls = (api: string): string => `<h2>First calls</h2>
<p>Sign in:</p>
${shell([`API=${api}`, 'curl $API/account/signin --json \\', ` '{"email":"asha@example.com",`, `  "password":"…"}'`])}
<p>The reply holds a token and your shops. With both of them, read the first products:</p>
${shell(['TOKEN=… SHOP=…', 'curl "$API/shops/$SHOP/admin/products?pageSize=5" \\', ' -H "Authorization: Bearer $TOKEN"'])}
<p>Keep a contact. The key makes it one, however often the line is tried:</p>
${shell(['curl $API/shops/$SHOP/contacts \\', ' -H "Authorization: Bearer $TOKEN" \\', ' -H "Idempotency-Key: 7f6b9a52" \\', ` --json '{"name":"Asha Rao","gender":0,`, `  "mobileNo":"9820012345"}'`])}
<p>Send a picture of a product, as a form:</p>
${shell(['curl $API/shops/$SHOP/admin/products/$ID/images \\', ' -H "Authorization: Bearer $TOKEN" \\', ' -F image=@ring.jpg'])}
<h2>What holds for every call</h2>
<ul>
<li>A success is <code>{"data": …}</code>. Below, “replies with” tells what <code>data</code> is.</li>
<li>A refusal is a <a href="#refusal">refusal</a>: a sentence, and what is wrong with each field. <code>Accept-Language: hi</code> asks for Hindi.</li>
<li>Where it does not say optional, a field is always there in a reply, and must be sent in a body.</li>
<li>A list comes in pages: <code>pageNumber</code> counts from 1, <code>totalCount</code> tells how many records there are.</li>
<li>A POST that takes an <code>Idempotency-Key</code> is done once for one key, within a day.</li>
<li>A record carries its <code>version</code>. Sent back with a change, it keeps you from undoing what another person changed meanwhile: then the reply is 409 with the record as it is.</li>
<li>A program in TypeScript has its types from the description:<br><code>npx openapi-typescript ${escaped(api)}/openapi.json -o api.ts</code></li>
</ul>`;
