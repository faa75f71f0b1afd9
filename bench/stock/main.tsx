/** What react-admin is out of the box, with a form and a list of the kinds that ours has: what an admin bundle is compared with. */
import { createRoot } from 'react-dom/client';
import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, Resource, type AuthProvider } from 'react-admin';
import { Form } from './Form.tsx';
import { ProductList } from './ProductList.tsx';

const signedIn = () => Promise.resolve();
const authProvider: AuthProvider = {
  login: signedIn,
  logout: signedIn,
  checkAuth: signedIn,
  checkError: signedIn,
  getPermissions: () => Promise.resolve([]),
};

createRoot(document.getElementById('root')!).render(
  <Admin dataProvider={simpleRestProvider('/api')} authProvider={authProvider}>
    <Resource name="products" list={ProductList} create={Form.Create} edit={Form.Edit} />
    <Resource name="categories" recordRepresentation="name" />
  </Admin>,
);
