import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { listOf } from '../../schema/kit/shape.ts';
import { can } from '../../schema/permissions.ts';
import { addFileFields } from '../../schema/rules/recordFiles.ts';
import { pagingParameters } from '../crud/parameters.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { addFile, files } from '../recordFiles/calls.ts';
import { recordFileShape } from '../recordFiles/shape.ts';
import { remarks, remarksShape } from '../remarks/remarks.ts';
import { administrators, changeAtDesk, deskChanges } from './desk.ts';
import { deskReplyFields, replyOfDesk } from './reply.ts';

const path = 'system/shops/:shopId/service_requests/:id';
const common = {
  tag: serviceRequests.label.many,
  entity: serviceRequests,
  access: { to: 'desk', permission: can.SystemAll },
} as const;

/** By which administrators handle a request of whichever shop; they find it by the list over all shops. */
export const deskOperations: Operation[] = [
  {
    tag: serviceRequests.label.many,
    access: { to: 'person', permission: can.SystemAll },
    id: 'serviceRequests.administrators',
    method: 'GET',
    path: 'system/administrators',
    summary: 'Who may take a request on',
    handle: administrators,
  },
  {
    ...common,
    id: 'serviceRequests.changeAtDesk',
    method: 'PUT',
    path,
    summary: 'Take it to another state, give it another priority, say who handles it',
    body: { of: 'fields', fields: deskChanges },
    handle: changeAtDesk,
  },
  {
    ...common,
    id: 'serviceRequests.deskRemarks',
    method: 'GET',
    path: `${path}/remarks`,
    summary: 'What both sides have said, and internal notes, the newest first',
    query: pagingParameters,
    handle: replying(remarksShape, context => remarks(serviceRequests, context)),
  },
  {
    ...common,
    id: 'serviceRequests.replyAtDesk',
    method: 'POST',
    path: `${path}/remarks`,
    summary: 'Answer the shop, or keep a note that it never sees',
    body: { of: 'fields', fields: deskReplyFields, multipart: true },
    handle: replyOfDesk,
  },
  {
    ...common,
    id: 'serviceRequests.deskFiles',
    method: 'GET',
    path: `${path}/files`,
    summary: 'Its files, in their order',
    handle: replying(listOf(recordFileShape), context => files(serviceRequests, context)),
  },
  {
    ...common,
    id: 'serviceRequests.addDeskFile',
    method: 'POST',
    path: `${path}/files`,
    summary: 'Add a file for the shop',
    body: { of: 'fields', fields: addFileFields, multipart: true },
    handle: replying(recordFileShape, context => addFile(serviceRequests, context), { status: 201, once: true }),
  },
];
