import { chitMembers } from '../../schema/entities/chitMembers.ts';
import { conflict } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { amountProblem } from '../../schema/rules/chits.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import { passbooksStatement, readPassbooks, refreshPassbooks, type Passbook } from '../chits/passbooks.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Statement } from '../ports.ts';
import { identityGuard } from './identity.ts';
import type { Document, Hooks, Scene } from './hooks.ts';

export const chitMemberHooks: Hooks = {
  locks: (members, shop) => [lockParties(chitMembers, members, shop)],
  transit: (name, members, scene) => ({
    before: [name === 'join' ? joins(members, scene) : nothingDue(members, scene)],
  }),
  booked: (name, members, scene) =>
    name === 'join'
      ? [
          refreshPassbooks(
            members.map(({ id }) => id),
            scene,
          ),
        ]
      : [],
  update: (changes, records, { shop }) => identityGuard(chitMembers, changes, records, shop),
};

/** By the terms of the scheme, whose instalment it has where it names none. */
const joins = (members: readonly Document[], { shop, at }: Scene): Statement => ({
  ...passbooksStatement(
    shop,
    members.map(({ id }) => id),
  ),
  next: ({ rows }) => {
    for (const book of readPassbooks(rows)) {
      const member = members.find(({ id }) => id === book.id)!;
      refuseJoining(book, member, (member['joinedOn'] as string | null) ?? shopDay(at));
    }
    return [
      {
        text: `update chit_members m set instalment = s.instalment from chit_schemes s
          where m.shop_id = $1 and m.id = any($2::uuid[]) and m.instalment is null and s.shop_id = $1 and s.id = m.scheme_id`,
        values: [shop, members.map(({ id }) => id)],
      },
    ];
  },
});

/** Of what is redeemed, or ends. */
const nothingDue = (members: readonly Document[], { shop }: Scene): Statement => ({
  text: 'update chit_members m set due_on = null where m.shop_id = $1 and m.id = any($2::uuid[])',
  values: [shop, members.map(({ id }) => id)],
});

const refuseJoining = ({ scheme, instalment, firstDay, brought }: Passbook, member: Document, day: string): void => {
  const { state, joinFrom, joinUntil } = scheme;
  // What was begun before it came into these books was begun when the scheme was open.
  const isInTime = firstDay !== null || ((joinFrom ?? day) <= day && day <= (joinUntil ?? day));
  if (state !== 'open' || !isInTime) throw conflict(say('chitSchemeClosed'));
  const own = instalment ?? scheme.instalment;
  const isFixed = scheme.least === null && scheme.multiple === null;
  const problem = amountProblem({ ...scheme }, paise(own));
  if (problem)
    throw conflict(
      say(isFixed ? 'chitFixed' : problem, {
        amount: scheme.instalment ?? 0,
        least: scheme.least ?? 0,
        multiple: scheme.multiple ?? 0,
      }),
    );
  const { broughtPaid, broughtWeight, broughtMetal } = member as Record<string, unknown>;
  const isBrought = Boolean(broughtPaid) || Boolean(broughtWeight) || brought > 0;
  if (isBrought !== (firstDay !== null)) throw conflict(say('chitBroughtIncomplete'));
  if (brought > (scheme.instalments ?? 0)) throw conflict(say('chitBroughtTooMany'));
  if (broughtWeight && broughtMetal !== scheme.metal) throw conflict(say('chitOtherMetal'));
  if (isBrought && !broughtPaid) throw conflict(say('chitBroughtIncomplete'));
  if (scheme.kind === 'weight' && isBrought && !broughtWeight) throw conflict(say('chitBroughtIncomplete'));
};
