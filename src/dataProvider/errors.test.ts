import { HttpError } from 'react-admin';
import { describe, expect, it, test } from 'vitest';
import { ConflictError, errorOf, messageOf, reactionTo } from './errors.ts';

const said = (status: number) => errorOf(status, { responseMessage: 'The server says so.' });
const silent = (status: number) => errorOf(status, undefined);

describe('where a page loads', () => {
  test.each([
    ['X-01 no response', new HttpError('ts.error.noResponse', 0), { kind: 'page', to: '/error/servicenotavailable' }],
    ['X-01 busy', said(503), { kind: 'page', to: '/error/servicenotavailable' }],
    ['X-02 bad request', said(400), { kind: 'toast', message: 'The server says so.', retry: false }],
    ['X-03 signed out', said(401), { kind: 'signOut' }],
    ['X-04 forbidden', said(403), { kind: 'toast', message: 'The server says so.', retry: false }],
    ['X-05 not found', said(404), { kind: 'page', to: '/error/notfound' }],
    ['X-06 server error', said(500), { kind: 'toast', message: 'The server says so.', retry: false }],
  ])('%s', (_, error, reaction) => expect(reactionTo(error, { loading: true })).toEqual(reaction));
});

describe('over a form, a dialog or a background call the input stays', () => {
  test.each([
    ['X-01', new HttpError('ts.error.noResponse', 0), 'ts.error.noResponse', true],
    ['X-01', silent(503), 'ts.error.unavailable', true],
    ['X-02', silent(400), 'ts.error.badRequest', false],
    ['X-03', silent(401), 'ts.error.signedOut', false],
    ['X-05', said(404), 'The server says so.', false],
    ['X-06', silent(500), 'ts.error.server', false],
    ['409', said(409), 'The server says so.', false],
    ['413', silent(413), 'ts.error.tooLarge', false],
    ['415', silent(415), 'ts.error.wrongType', false],
    ['422', said(422), 'The server says so.', false],
    ['429', silent(429), 'ts.error.tooMany', true],
    ['any other of the client', silent(418), 'ts.error.badRequest', false],
    ['any other of the server', silent(502), 'ts.error.server', false],
    ['a fault of the program', new TypeError('x is undefined'), 'ts.error.server', false],
  ])('%s toasts', (_, error, message, retry) => expect(reactionTo(error)).toEqual({ kind: 'toast', message, retry }));
});

it('X-09 the screen speaks where the server is silent', () => {
  expect(messageOf(silent(500), 'Failed to delete contact.')).toBe('Failed to delete contact.');
  expect(messageOf(said(500), 'Failed to delete contact.')).toBe('The server says so.');
  expect(messageOf(new HttpError('ts.error.noResponse', 0), 'Failed to delete contact.')).toBe('ts.error.noResponse');
});

it('only a conflict that brings the record is one of versions', () => {
  expect(errorOf(409, { responseMessage: 'Still in use.' })).not.toBeInstanceOf(ConflictError);
  expect(errorOf(409, { data: { id: '1' } })).toMatchObject({ current: { id: '1' } });
});

it('an empty list of field errors is none, so that the toast appears', () => {
  expect(errorOf(400, { errors: {} }).body.errors).toBeUndefined();
});
