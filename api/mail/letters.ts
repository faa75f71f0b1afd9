import type { Letter } from '../ports.ts';

type Words = Omit<Letter, 'to'>;
type Given = { name: string; address: string };

export const resetting = ({ name, address }: Given): Words =>
  letter({
    subject: 'Set a new password for TolaShop',
    greeting: `Hello ${name},`,
    before: 'somebody, we hope you, asked for a new password for your TolaShop account.',
    action: { label: 'Set a new password', address },
    after: 'The link works once, within 15 minutes. If it was not you, ignore this letter: nothing has changed.',
  });

export const invitation = ({ name, address }: Given): Words =>
  letter({
    subject: 'You are invited to TolaShop',
    greeting: `Hello ${name},`,
    before: 'you were invited to work in a shop on TolaShop. Choose a password, and you are in.',
    action: { label: 'Accept the invitation', address },
    after: 'The link works once, within 7 days. If you expected no invitation, ignore this letter.',
  });

/** To somebody who can sign in already. */
export const membership = ({ name, shopName, address }: Given & { shopName: string }): Words =>
  letter({
    subject: `You now work in ${shopName} on TolaShop`,
    greeting: `Hello ${name},`,
    before: `you were added to the shop ${shopName}. Sign in as always and choose it from your shops.`,
    action: { label: 'Open TolaShop', address },
    after: 'If you did not expect this, ask the owner of your business.',
  });

/** Nothing is due yet: the invoice says when and how. */
export const ordered = ({ name, number, plans, total, address }: Given & Ordered): Words =>
  letter({
    subject: `Your order ${number} at TolaShop`,
    greeting: `Hello ${name},`,
    before: `we have your order ${number}: ${plans.join('; ')}. It comes to ${total}, GST included. We send the invoice and open the plan with you; until then nothing is due.`,
    action: { label: 'See the order', address },
    after: 'If you did not order this, reply to this letter and we take the order back.',
  });

type Ordered = { number: string; plans: readonly string[]; total: string };

/** What somebody wants to be told by mail as well. */
export const notice = ({ name, title, text, address }: Given & { title: string; text: string }): Words =>
  letter({
    subject: title,
    greeting: `Hello ${name},`,
    before: `${title}. ${text}`,
    action: { label: 'Open TolaShop', address },
    after: 'You chose to hear of this by mail. Under My account you can choose otherwise.',
  });

type Parts = {
  subject: string;
  greeting: string;
  before: string;
  action: { label: string; address: string };
  after: string;
};

const letter = ({ subject, greeting, before, action, after }: Parts): Words => ({
  subject,
  text: [greeting, before, `${action.label}:\n${action.address}`, after, 'TolaShop'].join('\n\n'),
  html: page(subject, [
    ...[greeting, before].map(text => paragraph(escaped(text))),
    paragraph(button(action.label, action.address)),
    paragraph(`<span style="color:#5b655f;font-size:14px">${escaped(after)}</span>`),
    paragraph(`<span style="color:#5b655f;font-size:14px;word-break:break-all">${escaped(action.address)}</span>`),
  ]),
});

/** Mail programs read no style sheets. */
const page = (title: string, paragraphs: readonly string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
  `<body style="margin:0;padding:32px 16px;background:#faf8f3;color:#1b211e;font:16px/24px sans-serif">` +
  `<div style="max-width:480px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e7e2d6;border-radius:8px">` +
  `<p style="margin:0 0 16px;color:#0f4d3a;font:20px/28px serif">TolaShop</p>${paragraphs.join('')}</div></body></html>`;

const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;

const button = (label: string, address: string) =>
  `<a href="${escaped(address)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0f4d3a;color:#fff;text-decoration:none">${escaped(label)}</a>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, character => entities[character]!);
