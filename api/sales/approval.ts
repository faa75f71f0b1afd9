import { users } from '../../schema/entities/users.ts';
import { invalid, notFound, wrongState } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { can } from '../../schema/permissions.ts';
import type { ConcessionsReply } from '../../schema/rules/approvals.ts';
import { conceded, type Concession } from '../../schema/rules/concessions.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { updateStatements } from '../crud/update.ts';
import { tableName } from '../db/columns.ts';
import { referenceGuards } from '../db/guards.ts';
import { isUuid } from '../db/statement.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { heldBy } from '../db/memberships.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts, forgetAttempts } from '../session/attempts.ts';
import { limitsStatement, type Judge, type Limits } from './concessions.ts';

type Draft = { approvedAmount: number | null; lines: readonly { description?: string | null }[] | null; state: string };

/** What the document gives away beyond what whoever asks may, and who could approve it by PIN. */
export const readConcessions = (entity: AnyEntity, judge: Judge, context: RequestContext): Promise<ConcessionsReply> =>
  context.transaction(async run => {
    const { shop, at } = context;
    const id = recordId(entity, context);
    const [record, maker] = await run([recordStatement(entity, shop, id), limitOfMaker(entity, shop, id)]);
    const draft = draftOf(entity, record!.rows);
    const theirs = maker!.rows[0]?.[0];
    const { limits, concessions } = await judged(run, judge, draft, { shop, at }, ({ mayApprove, discountLimit }) => {
      if (!mayApprove) return discountLimit;
      return theirs == null ? null : Number(theirs);
    });
    const amount = conceded(concessions);
    const isApproved = amount <= paise(draft.approvedAmount);
    const isNeeded = !limits.mayApprove && !isApproved;
    return {
      items: concessions.map(({ key, line, amount: each }) => ({
        key,
        line: line === null ? null : line + 1,
        description: (line !== null && draft.lines?.[line]?.description) || null,
        amount: each / 100,
      })),
      amount: amount / 100,
      isNeeded,
      isApproved,
      mayApprove: limits.mayApprove,
      approvers: isNeeded ? await approversOf(run, shop) : [],
    };
  });

const draftOf = (entity: AnyEntity, rows: readonly (readonly (string | null)[])[]): Draft => {
  const text = rows[0]?.[0];
  if (!text) throw notFound({ one: entity.name });
  return JSON.parse(text) as Draft;
};

/** To whoever may approve what is above the limit of whoever made the draft is told: their own is none. */
const limitOfMaker = (entity: AnyEntity, shop: string, id: string): Statement => ({
  text: `select p.discount_limit from history h join ${tableName(users)} p on p.shop_id = $1 and p.id = h.user_id
    where h.shop_id = $1 and h.entity = $2 and h.record_id = $3 and h.action = 'create' and not p.permissions ? '${can.SaleApprove}'`,
  values: [shop, entity.name, id],
});

/** By the limit that `limitFor` chooses. */
const judged = async (
  run: Run,
  judge: Judge,
  draft: Draft,
  place: { shop: string; at: Date },
  limitFor: (own: Limits) => number | null,
): Promise<{ limits: Limits; concessions: Concession[] }> => {
  let limits: Limits | undefined;
  let concessions: Concession[] = [];
  await run([
    limitsStatement(own => {
      limits = own;
      return judge(draft, limitFor(own), place, found => {
        concessions = found;
        return [];
      });
    }),
  ]);
  return { limits: limits!, concessions };
};

/** Of whoever may approve in the shop `$1`, and may come in. */
const approving = `from memberships m join users u on u.id = m.user_id
  where m.shop_id = $1 and '${can.SaleApprove}' = any (${heldBy('m')}) and u.disabled_at is null and u.approval_pin_hash is not null`;

/** With a PIN of their own. */
const approversOf = async (run: Run, shop: string): Promise<ConcessionsReply['approvers']> => {
  const text = `select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by lower(u.name), u.id), '[]') ${approving}`;
  const [, found] = await run([enterAccount, { text, values: [shop] }]);
  return JSON.parse(found!.rows[0]![0]!) as ConcessionsReply['approvers'];
};

export type ApprovalAsked = { approverId?: string | null; pin?: string | null };

/** The document says who approved it, and up to how much: all that it gives away now, whoever takes it on. */
export const approve = async (entity: AnyEntity, judge: Judge, context: RequestContext, asked: ApprovalAsked) => {
  const id = recordId(entity, context);
  if (asked.approverId) await provePin(context, asked.approverId, asked.pin ?? '');
  return context.change(async run => {
    const { shop, at, occasion } = context;
    if (asked.approverId) await run(referenceGuards(entity, shop, [{ approverId: asked.approverId }]));
    const found = await run([...lockStatements(entity, shop, [id]), recordStatement(entity, shop, id)]);
    const draft = draftOf(entity, found.at(-1)!.rows);
    if (draft.state !== entity.states!.initial) throw wrongState(entity.name, draft.state);
    const { limits, concessions } = await judged(run, judge, draft, { shop, at }, () => 0);
    if (!asked.approverId && !limits.mayApprove) throw invalid({ approverId: say('chooseApprover') });
    const changes = { approverId: asked.approverId ?? limits.me, approvedAmount: conceded(concessions) / 100 };
    await run(updateStatements(entity, shop, [id], changes, occasion));
    return recordReply(entity, context, (await run([recordStatement(entity, shop, id)]))[0]!);
  });
};

/** Whoever it is that approves: a wrong PIN counts before it is known to be one. */
const provePin = async (context: RequestContext, approver: string, pin: string): Promise<void> => {
  const { ports, shop } = context;
  const known: Statement = {
    text: `select u.approval_pin_hash ${approving} and u.id = $2::uuid`,
    values: [shop, isUuid(approver) ? approver : null],
  };
  const [, found] = await context.batch([enterAccount, known]);
  const attempts = await countAttempts(context, [{ limit: 'approvalPin', name: approver }]);
  const hash = found!.rows[0]?.[0];
  if (!hash || !(await ports.passwords.verify(hash, pin))) throw invalid({ pin: say('wrongApprovalPin') });
  await ports.database.batch([enterAccount, forgetAttempts(attempts)]);
};
