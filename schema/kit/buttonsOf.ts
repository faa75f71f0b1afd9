import type { Permission } from '../permissions.ts';
import type { Sentence } from '../words/said.ts';
import type { Action } from './actions.ts';
import { buttonVerbs, type Button, type ButtonVerb, type Place, type When } from './buttons.ts';
import type { AnyEntity, Fields } from './defineEntity.ts';
import { fieldInfo, type FieldInfo } from './fieldInfo.ts';
import { memo } from './memo.ts';
import { offeredTransitions, transitionsFrom, whyNot } from './transitions.ts';

/** A button as the kit draws it, be it an action's or a transition's. */
export type EntityButton = Pick<Button, 'label' | 'initial' | 'danger' | 'makes' | 'begins'> & {
  name: string;
  on: readonly Place[];
  permission: Permission | '';
  changes: readonly string[];
  /** The action, the verb or the transition. */
  calls: string;
  verb?: ButtonVerb;
  asks: boolean;
  /** Of the call: what is asked for, and what goes along. */
  input: Fields;
  sends: Readonly<Record<string, unknown>>;
  method: Action['method'];
  multipart: boolean;
  /** Below `/api`. One with `ids` in its body may be for several records. */
  path: string;
  pathOfMany?: string;
  /** Where it leads to, of a transition. */
  to?: string;
  /** The key that presses it. */
  shortcut?: string;
  /** Sends along which version of the record was seen. */
  isOfVersion: boolean;
  isShown: (record: Record<string, unknown>, me: string | undefined) => boolean;
  /** Why it cannot be pressed though it is there. */
  whyNot: (record: Record<string, unknown>, me: string | undefined) => Sentence | null;
};

/** All buttons of an entity: first what goes on from a record to the next one, then its transitions, then the others; what takes something away comes last. */
export const buttonsOf = memo((entity: AnyEntity): EntityButton[] => {
  const calls = Object.keys(entity.buttons ?? {}).map(name => ofCall(entity, name));
  const transitions = Object.keys(offeredTransitions(entity)).map(name => ofTransition(entity, name));
  const all = [...calls.filter(({ makes }) => makes), ...transitions, ...calls.filter(({ makes }) => !makes)];
  return all.toSorted((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false));
});

/** The button of that name; one that is missing is a mistake in the code. */
export const buttonOf = (entity: AnyEntity, name: string): EntityButton => {
  const button = buttonsOf(entity).find(other => other.name === name);
  if (!button) throw new Error(`${entity.name} has no button '${name}'`);
  return button;
};

/** A field that a button's call takes, under the name that its words have. */
export const askedInfo = ({ input, calls, verb }: EntityButton, name: string): FieldInfo =>
  fieldInfo(verb ? name : `${calls}.${name}`, input[name]!);

const ofTransition = (entity: AnyEntity, name: string): EntityButton => {
  const { label, permission, input = {}, confirm = false, danger, to, shortcut } = entity.states!.transitions[name]!;
  return {
    name,
    on: ['record', 'selection'],
    label,
    permission,
    ...(danger && { danger }),
    changes: [],
    calls: name,
    asks: confirm || Object.keys(input).length > 0,
    input,
    sends: {},
    method: 'POST',
    multipart: false,
    path: `${entity.path}/:id/${name}`,
    pathOfMany: `${entity.path}/${name}`,
    to,
    ...(shortcut && { shortcut }),
    isOfVersion: true,
    isShown: record => transitionsFrom(entity, record).some(([other]) => other === name),
    whyNot: record => whyNot(entity, name, record),
  };
};

const ofCall = (entity: AnyEntity, name: string): EntityButton => {
  const button = entity.buttons![name]!;
  const { on, label, text, danger = false, when, initial, makes, begins, changes = [], sends = {} } = button;
  const { calls = name } = button;
  const call = callOf(entity, name, calls);
  const { input = {}, multipart = false, ...address } = call;
  const given = [...Object.keys(sends), ...(on === 'selection' ? ['ids'] : [])];
  const asked = Object.fromEntries(Object.entries(input).filter(([field]) => !given.includes(field)));
  const judge: When = when ?? (() => true);
  return {
    ...address,
    name,
    on: [on],
    label,
    danger,
    ...(initial && { initial }),
    ...(makes && { makes }),
    ...(begins && { begins }),
    changes,
    calls,
    asks: text !== undefined || Object.keys(asked).length > 0,
    input: asked,
    sends,
    multipart,
    ...(on === 'selection' && { pathOfMany: address.path }),
    isOfVersion: calls === 'update',
    isShown: (record, me) => Boolean(judge(record, me)),
    whyNot: (record, me) => {
      const answer = judge(record, me);
      return typeof answer === 'object' ? answer : null;
    },
  };
};

type Call = Pick<EntityButton, 'method' | 'permission' | 'path' | 'verb'> & Pick<Action, 'input' | 'multipart'>;

const callOf = (entity: AnyEntity, button: string, calls: string): Call => {
  const action = entity.actions?.[calls];
  if (action) {
    const { method, permission, input, multipart } = action;
    const path = action.at ?? [entity.path, action.path].filter(Boolean).join('/');
    return { method, permission, path, input, multipart };
  }
  const verb = buttonVerbs.find(name => name === calls);
  const permission = verb && entity.permissions[verb];
  if (!permission) throw new Error(`${entity.name}.${button} calls '${calls}', which ${entity.name} does not offer`);
  const own = entity.space === 'itself' ? entity.path : `${entity.path}/:id`;
  return { method: verb === 'update' ? 'PUT' : 'DELETE', permission, path: own, verb };
};
