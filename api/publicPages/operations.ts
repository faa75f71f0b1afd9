import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { hasAddress } from '../../schema/kit/publicForm.ts';
import { yes } from '../../schema/kit/shape.ts';
import { publicNameFields } from '../../schema/rules/publicName.ts';
import { accessOf } from '../access.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { takePublicAnswer } from './answer.ts';
import {
  addressShape,
  makeAddress,
  nameAddress,
  shownAddress,
  withdrawAddress,
  type AddressCall,
  type Shown,
} from './addresses.ts';
import { showPublicForm, takePublicForm } from './form.ts';
import { publicFormShape } from './formWords.ts';
import { namedShape, showNamed } from './named.ts';
import { publicPageShape, showPublicPage } from './page.ts';

/** The addresses of an entity for visitors: seen by whoever may list it, made and withdrawn by whoever may change it. */
export const publicAddressOperations = (entity: AnyEntity): Operation[] => [
  ...(entity.publicPage ? addressCalls(entity, 'record') : []),
  ...(hasAddress(entity.publicForm) ? addressCalls(entity, 'form') : []),
];

const spoken = {
  record: { path: ':id/public_address', id: 'PublicAddress', what: 'under which visitors see it' },
  form: { path: 'public_form', id: 'PublicForm', what: 'of the form by which visitors make one' },
} as const;

const addressCalls = (entity: AnyEntity, shown: Shown): Operation[] => {
  const { path, id, what } = spoken[shown];
  const { list, update, create } = entity.permissions;
  const making = (proved = false) => accessOf(entity, (shown === 'record' ? update : create)!, proved);
  const shared = { tag: entity.label.many, entity, path: `${entity.path}/${path}` } as const;
  const call = (verb: string, answer: AddressCall, status = 200) => ({
    ...shared,
    access: making(),
    id: `${entity.name}.${verb}${id}`,
    handle: replying(addressShape, context => answer(entity, shown, context), { status }),
  });
  return [
    {
      ...call('', shownAddress),
      access: accessOf(entity, list!),
      id: `${entity.name}.${id.charAt(0).toLowerCase()}${id.slice(1)}`,
      method: 'GET',
      summary: `The address ${what}; null while there is none`,
    },
    {
      ...call('make', makeAddress, 201),
      access: making(true),
      method: 'POST',
      summary: `Make the address ${what}, or be told the one there is`,
    },
    {
      ...call('name', nameAddress),
      access: making(true),
      method: 'PUT',
      summary: `Choose a name for the address ${what}, which leads there below \`/s\`; null: none`,
      body: { of: 'fields', fields: publicNameFields },
    },
    {
      ...call('withdraw', withdrawAddress),
      method: 'DELETE',
      summary: 'Withdraw the address: whoever has it finds nothing any more',
    },
  ];
};

export const publicPageOperations: Operation[] = [
  {
    id: 'publicPage.show',
    method: 'GET',
    path: 'public/pages/:address',
    summary: 'What a shop shows visitors of a record, in the words of their language',
    tag: 'Public',
    access: { to: 'public' },
    handle: replying(publicPageShape, showPublicPage),
  },
  {
    id: 'publicPage.answer',
    method: 'POST',
    path: 'public/pages/:address/answers',
    summary: 'What a visitor says to the amount that the page asks about: `answer`, and `amount` as the page has it',
    tag: 'Public',
    access: { to: 'public' },
    body: { of: 'visitor' },
    handle: replying(yes, takePublicAnswer),
  },
  {
    id: 'publicForm.show',
    method: 'GET',
    path: 'public/forms/:address',
    summary: 'What a shop asks visitors for, in the words of their language',
    tag: 'Public',
    access: { to: 'public' },
    handle: replying(publicFormShape, showPublicForm),
  },
  {
    id: 'publicForm.take',
    method: 'POST',
    path: 'public/forms/:address',
    summary: 'What a visitor has filled in, which becomes a record of the shop',
    tag: 'Public',
    access: { to: 'public' },
    body: { of: 'visitor' },
    handle: replying(yes, takePublicForm, { status: 201, once: true }),
  },
  {
    id: 'publicName.show',
    method: 'GET',
    path: 'public/names/:name',
    summary: 'The record or the form to which a name leads that a shop has chosen',
    tag: 'Public',
    access: { to: 'public' },
    handle: replying(namedShape, showNamed),
  },
  {
    id: 'publicName.take',
    method: 'POST',
    path: 'public/names/:name',
    summary: 'The same as of a form by its address',
    tag: 'Public',
    access: { to: 'public' },
    body: { of: 'visitor' },
    handle: replying(yes, takePublicForm, { status: 201, once: true }),
  },
  {
    id: 'publicName.answer',
    method: 'POST',
    path: 'public/names/:name/answers',
    summary: 'The same of the record to which a chosen name leads',
    tag: 'Public',
    access: { to: 'public' },
    body: { of: 'visitor' },
    handle: replying(yes, takePublicAnswer),
  },
];
