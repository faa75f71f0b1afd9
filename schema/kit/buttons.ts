import type { Permission } from '../permissions.ts';
import type { Sentence } from '../words/said.ts';
import type { Action, AnyEntity, Fields } from './defineEntity.ts';
import { memo } from './memo.ts';
import { transitionsFrom, whyNot } from './transitions.ts';

/** On a record's page, above chosen rows, above the list, or where a page by hand has a place for it. */
export type Place = 'record' | 'selection' | 'list' | 'page';
/** A call that is no action. */
const verbs = ['update', 'delete'] as const;
type ButtonVerb = (typeof verbs)[number];

/** Whether a record's button is there; a sentence: why it cannot be pressed now. Pure. `me` is the id of whoever looks. */
type When<R = any> = (record: R, me: string | undefined) => boolean | Sentence;

/** How a person comes to a call: the kit draws the button, the dialog from what the call takes, and says how it went. */
export type Button<Call extends string = string, R = any> = {
  /** The action, or 'update' or 'delete'; the action of its own name unless told. */
  calls?: Call;
  on: Place;
  /** On the button, an imperative: `Send again`. Here and below, `%{name}` is a field of the record. */
  label: string;
  /** Above the dialog; the label unless told. */
  title?: string;
  /** What the dialog says first. With it the button asks before it acts, be there something to type or not. */
  text?: string;
  /** Said when it is done; may speak of fields of the reply too. */
  done?: string;
  /** Red: hard to take back, or felt by others. */
  danger?: boolean;
  when?: When<R>;
  /** Sent as it is, and not asked for. */
  sends?: Readonly<Record<string, unknown>>;
  /** What the dialog's fields begin with, from the record. */
  initial?: (record: R) => Record<string, unknown>;
  /** Entities that it changes beside its own. */
  changes?: readonly string[];
};
export type Buttons<Call extends string = string, R = any> = Record<string, Button<Call | ButtonVerb, R>>;

/** The words of a button that there may be. */
export type ButtonWord = 'label' | 'title' | 'text' | 'done';

/** A button as the kit draws it, be it an action's or a transition's. */
export type EntityButton = Pick<Button, 'label' | 'initial' | 'danger'> & {
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
  /** Sends along which version of the record was seen. */
  isOfVersion: boolean;
  isShown: (record: Record<string, unknown>, me: string | undefined) => boolean;
  /** Why it cannot be pressed though it is there. */
  whyNot: (record: Record<string, unknown>, me: string | undefined) => Sentence | null;
};

/** All buttons of an entity, those of its transitions first. */
export const buttonsOf = memo((entity: AnyEntity): EntityButton[] => [
  ...Object.keys(entity.states?.transitions ?? {}).map(name => ofTransition(entity, name)),
  ...Object.keys(entity.buttons ?? {}).map(name => ofCall(entity, name)),
]);

/** The button of that name; one that is missing is a mistake in the code. */
export const buttonOf = (entity: AnyEntity, name: string): EntityButton => {
  const button = buttonsOf(entity).find(other => other.name === name);
  if (!button) throw new Error(`${entity.name} has no button '${name}'`);
  return button;
};

const ofTransition = (entity: AnyEntity, name: string): EntityButton => {
  const { label, permission, input = {}, confirm = false, to } = entity.states!.transitions[name]!;
  return {
    name,
    on: ['record', 'selection'],
    label,
    permission,
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
    isOfVersion: true,
    isShown: record => transitionsFrom(entity, record).some(([other]) => other === name),
    whyNot: record => whyNot(entity, name, record),
  };
};

const ofCall = (entity: AnyEntity, name: string): EntityButton => {
  const {
    on,
    label,
    text,
    danger = false,
    when,
    initial,
    changes = [],
    sends = {},
    calls = name,
  } = entity.buttons![name]!;
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
  const verb = verbs.find(name => name === calls);
  const permission = verb && entity.permissions[verb];
  if (!permission) throw new Error(`${entity.name}.${button} calls '${calls}', which ${entity.name} does not offer`);
  const own = entity.space === 'itself' ? entity.path : `${entity.path}/:id`;
  return { method: verb === 'update' ? 'PUT' : 'DELETE', permission, path: own, verb };
};
