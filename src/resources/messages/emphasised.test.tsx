import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emphasised } from './emphasised.tsx';

it.each([
  ['*bold*, _slanted_ and ~gone~', '<strong>bold</strong>, <em>slanted</em> and <s>gone</s>'],
  ['*bold and _slanted_*', '<strong>bold and <em>slanted</em></strong>'],
  ['2*3*4 and a_long_name', '2*3*4 and a_long_name'],
  ['* not bold *', '* not bold *'],
  ['one * star', 'one * star'],
  ['for {{2}} until', 'for <mark>{{2}}</mark> until'],
  ['*{{2}}* off', '<strong><mark>{{2}}</mark></strong> off'],
  ['<b>no HTML</b>', '&lt;b&gt;no HTML&lt;/b&gt;'],
])('%s', (text, html) => {
  expect(render(emphasised(text)).container.innerHTML).toBe(html);
});
