import { __unsafe_useEmotionCache as useStyles } from '@emotion/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { setSession, type Session } from './authProvider/session.ts';
import { authProvider } from './authProvider/authProvider.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { UnsavedQuestion } from './forms/UnsavedQuestion.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { makeQueryClient } from './queryClient.ts';
import { routerProvider } from './routerProvider.tsx';
import { store } from './store.ts';
import { lightTheme } from './theme/themes.ts';

export const asha: Session = {
  token: 'secret',
  user: { id: 'u1', name: 'Asha Kulkarni', email: 'asha@demo.test', permissions: [] },
  hasAccount: true,
  shopId: 's1',
  permissions: [],
};

type Around = { path?: string; session?: Partial<Session> | null; dataProvider?: Partial<DataProvider> };

/** Renders within everything that the app puts round its pages, at `path`. For tests. */
export function renderInApp(children: ReactNode, { path = '/home', session = asha, dataProvider = {} }: Around = {}) {
  if (session) setSession({ ...asha, ...session });
  const providers = { authProvider, i18nProvider, routerProvider, dataProvider: dataProvider as DataProvider };
  const around = { ...providers, store, lightTheme };
  return render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext {...around} queryClient={makeQueryClient()}>
        {children}
        <Toasts />
        <UnsavedQuestion />
        <Where />
        <OneSheet />
      </AdminContext>
    </MemoryRouter>,
  );
}

/** Styles are written into one sheet, as in the product: a sheet for each rule, all put in order anew with each that comes, takes a tenth of a test. */
function OneSheet() {
  useStyles()!.sheet.isSpeedy = true;
  return null;
}

/** The address, where a test can read it. */
function Where() {
  const { pathname, search, state } = useLocation();
  return (
    <p data-testid="address" data-state={JSON.stringify(state)}>
      {pathname + search}
    </p>
  );
}
