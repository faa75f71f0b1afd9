import { screen } from '@testing-library/dom';
import { expect, it, test } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';
import { visitors } from './testing.tsx';

const { show } = visitors();
const number = '019a9ab0-b43f-7000-8000-000000000000';

test.each([
  ['/error', 'Something went wrong', ['/home']],
  ['/error/notfound', 'There is no such page', ['/home']],
  ['/error/NotFound/', 'There is no such page', ['/home']],
  ['/error/unauthorized', 'This page is not open to you', ['/home', '/shops']],
  ['/error/servicenotavailable', 'No answer from the server', ['/home']],
])('R-48 %s says what happened and what to do', async (path, title, ways) => {
  await show(ErrorPage, path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(ways);
});

it('R-48 shows the number that finds the error, and nothing else that an address says', async () => {
  await show(ErrorPage, `/error?ref=${number}`);
  expect(screen.getByText(number)).toBeVisible();
  await show(ErrorPage, '/error?ref=call+9820011001');
  expect(screen.queryByText(/9820011001/)).toBeNull();
});
