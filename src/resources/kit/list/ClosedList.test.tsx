import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/screens/renderPage.tsx';
import { openScreenShop, type ScreenShop } from '../../../../tests/support/screens/shop.ts';
import { allEntities } from '../../../entityOf.ts';
import { i18nProvider } from '../../../i18n/i18nProvider.ts';

const open = allEntities.filter(({ openPage }) => openPage).map(entity => [`/${entity.route}`, entity] as const);

describe('R-02, R-03, R-13, R-41 a page that is open to every signed-in person', () => {
  let shop: ScreenShop;
  beforeAll(async () => {
    shop = await openScreenShop();
  });

  test.each(open)('%s names what somebody without any permission lacks to see the list', async (path, entity) => {
    renderPage(path, await shop.colleague());
    const permission = i18nProvider.translate(`resources.users.values.permissions.${entity.permissions.list}`);
    expect(await screen.findByText(new RegExp(`you need the permission “${permission}”. Ask the owner`))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByTestId('address')).toHaveTextContent(path);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.calls('GET', entity.path.replace('shops/:shopId/', ''))).toEqual([]);
  });
});
