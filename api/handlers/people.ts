import { users } from '../../schema/entities/users.ts';
import { conflict, forbidden, invalid, notFound } from '../../schema/errors.ts';
import { listOf } from '../../schema/kit/shape.ts';
import { platformPermissions, type Permission } from '../../schema/permissions.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import { noteStatement, type Changes } from '../db/history.ts';
import { isUuid } from '../db/statement.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { data, dataText, type Reply } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import {
  disableStatements,
  enableStatement,
  everybody,
  lockAdministrators,
  personById,
  personEverywhere,
  type Person,
  type PersonEverywhere,
} from './peopleRows.ts';
import { say } from '../../schema/words/said.ts';

type PlatformAction = 'everywhere' | 'grant' | 'disable' | 'enable';

/** People as the platform knows them, whichever tenant they belong to. */
export const platformPeople: Pick<HandlersOf<typeof users>, PlatformAction> = {
  everywhere: replying(listOf(personEverywhere), async context => {
    const [, found] = await context.batch([enterAccount, everybody(parametersOf(context, 'query').query ?? '')]);
    return dataText(found!.rows[0]![0]!);
  }),

  grant: replying(personEverywhere, async context => {
    const permissions = platformStrings((await inputOf(context, users.actions!.grant)).permissions);
    return change(context, person => {
      if (person.isLast && !permissions.includes('system/all')) throw needsAdministrator();
      const text = 'update users set permissions = $2::text[] where id = $1';
      return { changes: { permissions }, statements: [{ text, values: [person.id, permissions] }] };
    });
  }),

  disable: replying(
    personEverywhere,
    async context =>
      change(context, person => {
        if (person.isLast) throw needsAdministrator();
        if (person.isMe) throw conflict(say('notYourself'));
        return { changes: { isActive: false }, statements: disableStatements(person.id, context.at) };
      }),
    { once: true },
  ),

  enable: replying(
    personEverywhere,
    async context =>
      change(context, person => ({ changes: { isActive: true }, statements: [enableStatement(person.id)] })),
    { once: true },
  ),
};

const needsAdministrator = () => conflict(say('platformNeedsAll'));

/** In the order of the catalogue. */
const platformStrings = (named: readonly string[]): Permission[] => {
  const unknown = named.filter(name => !(platformPermissions as string[]).includes(name));
  if (unknown.length) throw invalid({ permissions: say('notPlatformPermissions', { list: unknown.join(', ') }) });
  return platformPermissions.filter(name => named.includes(name));
};

type Change = { changes: Partial<Pick<Person, 'permissions' | 'isActive'>>; statements: Statement[] };

/** One at a time of those that concern administrators, so that two cannot take system/all from each other. */
const change = (context: RequestContext, work: (person: Person) => Change): Promise<Reply<PersonEverywhere>> => {
  const id = context.parameter('id');
  if (!isUuid(id)) throw notFound({ one: users.name });
  return context.change(async run => {
    const found = (await run([enterAccount, lockAdministrators(id), personById(id)]))[2]!.rows[0]?.[0];
    if (!found) throw notFound({ one: users.name });
    const { isMe, isLast, mayAll, ...person } = JSON.parse(found) as Person;
    if (person.permissions.includes('system/all') && !mayAll) throw forbidden();
    const { changes, statements } = work({ ...person, isMe, isLast, mayAll });
    await run([...statements, goOnIn(context.shop), ...noted(context, person, changes)]);
    return data({ ...person, ...changes });
  });
};

const noted = (
  { shop, occasion }: RequestContext,
  person: Omit<Person, 'isMe' | 'isLast' | 'mayAll'>,
  changes: Change['changes'],
) => {
  const facts = Object.entries(changes)
    .map(([name, value]) => [name, [person[name as keyof typeof changes], value]] as const)
    .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is));
  return facts.length
    ? [noteStatement(users, 'update', shop, person.id, Object.fromEntries(facts) as Changes, occasion)]
    : [];
};
