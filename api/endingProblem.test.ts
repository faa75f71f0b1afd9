import { expect, it } from 'vitest';
import { notFound, unavailable } from '../schema/errors.ts';
import { say } from '../schema/words/said.ts';
import { endingProblem } from './endingProblem.ts';
import { DatabaseError, UnreadableFile, type Ports } from './ports.ts';

const fault = say('fault');
const system = Object.assign(new Error('read'), { code: 'EIO', errno: -5 });
const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC', errno: -28 });

it.each([
  ['a file that cannot be read', new UnreadableFile(say('notWorkbook'), 415), say('notWorkbook')],
  ['a refusal', notFound(say('file')), expect.objectContaining({ key: 'notFound' })],
  ['a value that the database refuses', new DatabaseError('', '22003'), say('sumTooLarge')],
  ['a statement that is wrong', new DatabaseError('', '42P01'), fault],
  ['a constraint that no rule knows', new DatabaseError('', '23514'), fault],
  ['bytes that are no text', new TypeError('The encoded data was not valid'), fault],
  ['text that is no JSON', new SyntaxError('Unexpected token'), fault],
  ['a value too deep', new RangeError('Maximum call stack size exceeded'), fault],
])('%s ends a job with its reason', (_, error, problem) => {
  const logged: unknown[] = [];
  const log: Ports['log'] = (level, message) => void logged.push([level, message]);
  expect(endingProblem({ log } as Ports, error)).toEqual(problem);
  expect(logged).toEqual(problem === fault ? [['error', 'A job ended with a fault']] : []);
});

it.each([
  ['a database that is away', new DatabaseError('', '08006')],
  ['a deadlock', new DatabaseError('', '40P01')],
  ['a statement that was stopped', new DatabaseError('', '57014')],
  ['an error of the system below PostgreSQL', new DatabaseError('', '58030')],
  ['too much to do', unavailable()],
  ['a disk without space', noSpace],
  ['a disk that fails', system],
  ['something that took too long', new DOMException('', 'TimeoutError')],
])('%s may pass', (_, error) => {
  const log: Ports['log'] = () => expect.unreachable();
  expect(endingProblem({ log } as Ports, error)).toBeNull();
});
