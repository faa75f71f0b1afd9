import type { ChatTemplate } from '../../api/chat/port.ts';

const template = (name: string, language: string, body: string, more: Partial<ChatTemplate> = {}): ChatTemplate => ({
  id: `${name} ${language}`,
  name,
  language,
  status: 'APPROVED',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: body }],
  ...more,
});

const beside = (...others: object[]) => ({ components: [{ type: 'BODY', text: 'News: {{1}}.' }, ...others] });

/** Of notices to colleagues: those that can be chosen, and those that cannot. */
export const noticeTemplates: ChatTemplate[] = [
  template('work', 'en', 'News: {{1}} Look: {{2}}.'),
  template('work', 'hi', 'ख़बर: {{1}} यहाँ देखें: {{2}}।'),
  template('work', 'mr', 'बातमी: {{1}} पहा: {{2}}.'),
  template('brief', 'en_GB', 'News: {{1}}.', beside({ type: 'HEADER', format: 'TEXT', text: 'From the shop' })),
  template('dear', 'en', 'News: {{1}}.', { category: 'MARKETING' }),
  template('silent', 'en', 'Something has happened.'),
  template('long', 'en', '{{1}} {{2}} {{3}}'),
  template('headed', 'en', '', beside({ type: 'HEADER', format: 'TEXT', text: 'From {{1}}' })),
  template('pictured', 'en', '', beside({ type: 'HEADER', format: 'IMAGE' })),
  template('buttoned', 'en', '', beside({ type: 'BUTTONS', buttons: [{ type: 'URL', url: 'https://x.test/{{1}}' }] })),
  template('paused', 'en', 'News: {{1}}.', { status: 'PAUSED' }),
];
