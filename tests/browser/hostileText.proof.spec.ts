import type { Page } from '@playwright/test';
import { entities } from '../../schema/entities/index.ts';
import { isShops, parentsOf, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { validate } from '../../schema/kit/validate.ts';
import { someOf } from '../support/proofSize.ts';
import { sample, type Refer, type Sample } from '../support/sample.ts';
import { goOn, visit } from '../support/settled.ts';
import { pagesOf } from './everyPage.ts';
import { expect, test } from './fixtures.ts';
import { deviceOfWho, own, registerOwner, signIn, type Device } from './support.ts';

/** Out of an attribute, into an element, out of a script: whoever writes it into a page makes an element of it. */
const mark = 'data-hostile';
const hostile = `'"></script><img ${mark} src=x onerror=alert(1)>`;
const short = `<b ${mark}>`;

const all = Object.values(entities as Record<string, AnyEntity>);
/** A message goes out to people; everything else that a shop writes is a record. */
const made = all.filter(entity => isShops(entity) && entity.permissions.create && entity.name !== 'messages');

/** How many elements of the page came out of a text; none in the letters and files that it shows either. */
const injected = (page: Page) => page.locator(`[${mark}]`).count();
const isSaid = (page: Page) =>
  page.evaluate(word => {
    const values = [...document.querySelectorAll('input, textarea')].map(input => (input as HTMLInputElement).value);
    return [document.body.innerText, ...values].some(text => text.includes(word));
  }, mark);

// A shop without a number of WhatsApp's has no templates: the browser's own line for that answer.
test.use({ allowedErrors: /status of 400/ });

test('what comes out of a text is seen here', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(`<p title='${hostile}'></p>`);
  expect(await injected(page)).toBe(1);
});

test('contract 3 texts full of script stay texts in every screen of a shop, on its public page and in letters', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const shop = `${hostile} ${own('Shah')}`;
  const owner = await registerOwner(page, shop);
  const admin = await deviceOfWho(page, 'admin');
  await admin.call('POST', `/system/shops/${owner.shopId}/status`, { status: 'Approved' });
  await owner.call('PUT', `/shops/${owner.shopId}`, { ratesPublic: true });
  const records = hostileRecords(owner);
  for (const entity of made) await records.refer(entity.name);
  await bringFile(page, owner);

  await visit(page, '/home');
  let said = 0;
  const look = async (path: string, open = goOn) => {
    await open(page, `/${path}`);
    expect.soft(await injected(page), path).toBe(0);
    if (await isSaid(page)) said++;
  };
  const pages = await pagesOf(owner, 'owner');
  const drawn = someOf(pages, 45);
  for (const path of drawn) await look(path);
  expect(said, 'pages on which such a text can be read').toBeGreaterThan((made.length * drawn.length) / pages.length);

  await look(`rate_board/${owner.shopId}`, visit);
  await look('outbox', visit);
  const letters = await owner.call<{ html: string; subject: string }[]>('GET', '/outbox');
  const ours = letters.filter(({ html }) => html.includes('Shah') || html.includes('&lt;'));
  expect(ours.length, 'letters that name it').toBeGreaterThan(0);
  await page.goto('about:blank');
  for (const { html, subject } of letters) {
    await page.setContent(html);
    expect.soft(await injected(page), subject).toBe(0);
  }
});

test('contract 3 so they do before those who look after the platform', async ({ page }) => {
  test.setTimeout(600_000);
  const shop = `${hostile} ${own('Shah')}`;
  const owner = await registerOwner(page, shop);
  const businessName = `${hostile} ${own('Kamal')}`;
  const email = `${own('kamal').replace(' ', '.')}@shop.example`;
  const buyer = { name: 'Kamal Shah', email, mobileNo: '9820011001', pin: '380001', businessName };
  await owner.call('POST', '/public/orders', {
    ...buyer,
    lines: [{ plan: 'tsmessenger-masha', duration: 182, quantity: 1 }],
  });
  await signIn(page, 'admin');
  await visit(page, '/home');
  for (const path of ['system/orders', 'system/shops', 'tenants', 'system/users', `shops/${owner.shopId}`]) {
    await goOn(page, `/${path}`);
    expect.soft(await injected(page), path).toBe(0);
  }
});

/** One record of each kind, made when it is first asked for, with script in every text that takes it. */
function hostileRecords({ call, shopId }: Device) {
  const known = new Map<string, Promise<string>>();
  const make = async (name: string, among: FieldInfo['among']): Promise<string> => {
    const entity = (entities as Record<string, AnyEntity>)[name]!;
    let path = entity.path.replace(':shopId', String(shopId));
    for (const parent of parentsOf(entity))
      path = path.replace(`:${parent}`, await refer(entity.info[parent]!.target!));
    // Only whoever may sign in is invited.
    const whole: Sample = { ...(await sample(entity, 1_001, refer)), ...(name === 'users' && { isActive: true }) };
    // An account of the books is opened by its name and kind.
    const body = among ? { [entity.title]: whole[entity.title], ...among } : whole;
    return (await call<{ id: string }>('POST', `/${path}`, withScript(entity, body))).id;
  };
  const refer: Refer = (name, among) => {
    const key = JSON.stringify([name, among]);
    const id = known.get(key) ?? make(name, among);
    known.set(key, id);
    return id;
  };
  return { refer };
}

function withScript(entity: AnyEntity, body: Sample): Sample {
  const scripted = { ...body };
  for (const { name, kind } of Object.values(entity.info)) {
    if (!(name in body) || !['text', 'longText', 'richText'].includes(kind)) continue;
    const fit = [hostile, short].find(
      text => !validate(entity, { ...scripted, [name]: text }, 'create').problems?.[name],
    );
    if (fit) scripted[name] = fit;
  }
  return scripted;
}

/** Names and groups of a file, and its own name. */
async function bringFile(page: Page, { token, shopId }: Device): Promise<void> {
  const quoted = `"${hostile.replaceAll('"', '""')}"`;
  const text = `Name,Mobile,Group\r\n${quoted},9820012345,${quoted}\r\n${quoted},12,${quoted}\r\n`;
  const file = { name: `${short}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
  const answer = await page.request.post(`/api/shops/${shopId}/contacts/import`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file },
  });
  expect(answer.status(), await answer.text()).toBe(202);
}
