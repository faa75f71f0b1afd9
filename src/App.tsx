import { Suspense, useState, type ComponentType } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  Resource,
  type AdminContextProps,
  type CoreAdminUIProps,
} from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import { authProvider } from './authProvider/authProvider.ts';
import { useSession } from './authProvider/useSession.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { UnsavedQuestion } from './forms/UnsavedQuestion.tsx';
import { Coming } from './layout/Coming.tsx';
import { Loading, NotFound } from './layout/Fallbacks.tsx';
import { Layout } from './layout/Layout.tsx';
import { NamedShop } from './layout/NamedShop.tsx';
import { Broken } from './layout/PageBoundary.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { useNavigation } from './layout/useNavigation.ts';
import { makeQueryClient } from './queryClient.ts';
import { resources } from './resources/index.ts';
import { routerProvider } from './routerProvider.tsx';
import { visitorRedirects } from './public/pages.ts';
import { routes } from './routes.tsx';
import { store } from './store.ts';
import { inWords } from './theme/inWords.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

/** Starts afresh for another person or shop: router, queries and forms, so that nothing of one is seen or saved in another. */
export function App() {
  return <ScopedApp key={useScope()} />;
}

/**
 * Of the routers, only one that holds its routes as data can ask before a page is left with something unsaved. What the address says
 * is drawn at once and not when there is time for it: else the next press goes by what was asked before, and takes the last one back.
 */
function ScopedApp() {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <ScopedAdmin /> }]));
  return <RouterProvider router={router} useTransitions={false} />;
}

const context = {
  authProvider,
  dataProvider,
  i18nProvider,
  routerProvider,
  store,
} satisfies AdminContextProps;

const ui = {
  layout: Layout,
  loading: Loading,
  catchAll: NotFound,
  error: Broken,
  title: 'TolaShop',
  disableTelemetry: true,
} satisfies CoreAdminUIProps;

/** What `Admin` is made of, without the layout, the menu and the login page of its own that would be loaded and never seen. */
function ScopedAdmin() {
  const [queryClient] = useState(makeQueryClient);
  const [themes] = useState(() => ({ lightTheme: inWords(lightTheme), darkTheme: inWords(darkTheme) }));
  return (
    <AdminContext {...context} {...themes} queryClient={queryClient}>
      <CssBaseline enableColorScheme />
      <NamedShop>
        <CoreAdminUI {...ui}>
          {resources.map(resource => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes noLayout>
            {redirectRoutes}
            {publicRoutes}
          </CustomRoutes>
          <CustomRoutes>{ownRoutes}</CustomRoutes>
        </CoreAdminUI>
      </NamedShop>
      <Toasts />
      <UnsavedQuestion />
    </AdminContext>
  );
}

const pages = routes.flatMap(({ page, path, access }) =>
  page ? [{ Page: page, path, isPublic: access === 'public' }] : [],
);

const redirectRoutes = Object.entries(visitorRedirects).map(([from, to]) => (
  <Route key={from} path={from} element={<Navigate to={to} replace />} />
));

const publicRoutes = pages
  .filter(({ isPublic }) => isPublic)
  .map(({ path, Page }) => <Route key={path} path={path} element={<PublicPage page={Page} />} />);

const ownRoutes = pages
  .filter(({ isPublic }) => !isPublic)
  .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** Signing out alone changes nothing, since that is a way of the pages themselves. */
function useScope(): string {
  const { user, shopId } = useSession();
  const [scope, setScope] = useState('');
  const next = user ? `${user.id}/${shopId}` : scope;
  if (next !== scope) setScope(next);
  return next;
}

/** A page without the frame, open to anyone. */
function PublicPage({ page: Page }: { page: ComponentType }) {
  useNavigation();
  return (
    <Suspense fallback={<Coming />}>
      <Page />
    </Suspense>
  );
}
