import { expect, it } from 'vitest';
import { redacted } from './redacted.ts';

const token = 'Zk3vJ0sTq9wXyB1cD2eF4gH5iJ6kL7mN8oP9qR0sTuA';

it.each([
  [`Authorization: Bearer ${token}`, 'Authorization: [redacted] [redacted]'],
  [`with Bearer ${token} refused`, 'with Bearer [redacted] refused'],
  [`GET /api/tickets/${token}`, 'GET /api/tickets/[redacted]'],
  ['connect postgres://shop:hunter2@db.internal:5432/shop', 'connect postgres://[redacted]@db.internal:5432/shop'],
  ['{"email":"a@b.in","password":"a b,c"}', '{"email":"a@b.in","password":[redacted]}'],
  ["newPassword: 'hunter2', name: 'Asha'", "newPassword: [redacted], name: 'Asha'"],
  ['failed at ?api_key=abc123&page=2', 'failed at ?api_key=[redacted]&page=2'],
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA is no hash', '[redacted] is no hash'],
  ['jwt eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'jwt [redacted]'],
  [`digest ${'0123456789abcdef'.repeat(4)}`, 'digest [redacted]'],
])('%s', (text, clean) => expect(redacted(text)).toBe(clean));

it.each([
  'TypeError: The kiln is cold\n    at bake (/srv/shop/api/handlers/products.ts:12:7)',
  'null value in column "name" of relation "products" violates not-null constraint',
  'POST /api/shops/01a1f813-5ebd-7000-a35d-67e7959f5166/admin/products',
  'Unexpected token } in JSON at position 4',
])('leaves %s as it is', text => expect(redacted(text)).toBe(text));
