import { expect, it } from 'vitest';
import { commodityRates } from '../../../../schema/entities/commodityRates.ts';
import { contacts } from '../../../../schema/entities/contacts.ts';
import { products } from '../../../../schema/entities/products.ts';
import { resolverFor } from './resolver.ts';

const judge = (...[entity, mode, shown]: Parameters<typeof resolverFor>) => {
  const resolve = resolverFor(entity, mode, shown);
  return (values: object) => resolve(values as Record<string, unknown>, undefined, {} as never);
};

it('sends only what the form shows, cleaned by the schema', async () => {
  const resolve = judge(contacts, 'update', ['name', 'mobileNo']);
  expect(await resolve({ id: '1', name: ' Asha ', mobileNo: '098200-11002', email: 'left alone', version: 3 })).toEqual(
    {
      values: { name: 'Asha', mobileNo: '9820011002' },
      errors: {},
    },
  );
});

it('sends no default of a field that the form does not show', async () => {
  const resolve = judge(commodityRates, 'create', ['goldRate', 'silverRate', 'diamondRate']);
  const rates = { goldRate: 9250, silverRate: 109.5, diamondRate: 52500 };
  expect(await resolve(rates)).toEqual({ values: rates, errors: {} });
});

it('puts the schema’s words where the form looks for them, also one level down', async () => {
  const resolve = judge(products, 'create', [...products.form, 'productPrice']);
  const { errors } = (await resolve({ subscriptionOnly: true, productPrice: { name: '', price: -1 } })) as {
    errors: object;
  };
  expect(errors).toMatchObject({
    name: { type: 'schema', message: 'Name is required' },
    unitId: { message: 'Please Select Unit' },
    productPrice: { name: { message: 'Name is required' }, price: { message: 'Price cannot be negative' } },
  });
});

it('V-07 tells at the pictures which one is too large to go out with the others', async () => {
  const resolve = judge(products, 'create', ['images']);
  const picked = (name: string, size: number) => {
    const file = Object.defineProperty(new File([], name), 'size', { value: size });
    return { id: name, title: name, ready: Promise.resolve(file) };
  };
  const images = [picked('small.jpg', 30e6), picked('IMG_7.jpg', 44e6), picked('other.jpg', 31e6)];
  const { errors } = await resolve({ images });
  expect(errors).toMatchObject({ images: { message: expect.stringContaining('IMG_7.jpg (44 MB)') as string } });
  const fitting = await resolve({ images: images.slice(1) });
  expect(fitting.errors).not.toHaveProperty('images');
});
