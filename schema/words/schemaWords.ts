import type { AnyObject, ArraySchema, Flags, MixedSchema } from 'yup';
import type { ButtonWord } from '../kit/buttons.ts';
import type { PaperWord } from '../kit/papers.ts';
import type { SectionWord } from '../kit/sections.ts';
import type { SharedTextWord } from '../kit/sharedTexts.ts';

type FieldsOf<E> = E extends { fields: infer F } ? F : never;
type ActionsOf<E> = E extends { actions?: infer A } ? NonNullable<A> : {};
type TransitionsOf<E> = E extends { states?: infer S }
  ? NonNullable<S> extends { transitions: infer T }
    ? T
    : {}
  : {};
type ButtonsOf<E> = E extends { buttons?: infer B } ? NonNullable<B> : {};
type SectionsOf<E> = E extends { sections?: infer S } ? NonNullable<S> : {};
type PapersOf<E> = E extends { papers?: infer P } ? NonNullable<P> : {};
type FiguresOf<E> = E extends { figures?: infer G } ? NonNullable<G> : {};
type TextsOf<E> = E extends { texts?: infer R } ? NonNullable<R> : {};
type MessagesOf<E> = E extends { messages?: infer M } ? NonNullable<M> : {};

/** The ids of a choice; never for a field of another kind. */
type IdsOf<F> =
  F extends MixedSchema<infer T, AnyObject, unknown, Flags>
    ? NonNullable<T> extends infer Id extends string | number
      ? string extends Id
        ? never
        : number extends Id
          ? never
          : Id
      : never
    : never;

/** What each line of a field of lines holds; never for a field of another kind. */
type LineOf<F> =
  F extends ArraySchema<infer L, AnyObject, unknown, Flags>
    ? NonNullable<L> extends readonly (infer E)[]
      ? E extends object
        ? Omit<E, 'id'>
        : never
      : never
    : never;

type LineWords<F> = {
  readonly [K in keyof F as [LineOf<F[K]>] extends [never] ? never : K]: {
    readonly [N in keyof LineOf<F[K]>]-?: string;
  };
};

/** `lines.work`: the choices of a line. */
type LineChoices<F> = {
  readonly [
    K in keyof F as [LineOf<F[K]>] extends [never] ? never : `${K & string}.${ChoicesIn<LineOf<F[K]>>}`
  ]: Readonly<Record<string, string>>;
};
type ChoicesIn<L> = {
  [N in keyof L & string]: string extends L[N]
    ? never
    : number extends L[N]
      ? never
      : NonNullable<L[N]> extends string | number
        ? N
        : never;
}[keyof L & string];

type Choices<F> = {
  readonly [K in keyof F as [IdsOf<F[K]>] extends [never] ? never : K]: Readonly<Record<IdsOf<F[K]>, string>>;
};

/** `retry.to`: the choices of what an action takes. */
type InputChoices<A> = {
  readonly [K in keyof A & string as ChoiceInputs<A[K]> extends never ? never : `${K}.${ChoiceInputs<A[K]>}`]: Readonly<
    Record<string, string>
  >;
};
type ChoiceInputs<A> = A extends { input: infer F }
  ? { [N in keyof F & string]: [IdsOf<F[N]>] extends [never] ? never : N }[keyof F & string]
  : never;

/** `takeBack.pieces`: the lines of what an action takes. */
type InputLines<A> = {
  readonly [K in keyof A & string as LinesTaken<A[K]> extends never ? never : `${K}.${LinesTaken<A[K]>}`]: Readonly<
    Record<TakenInLines<A[K]>, string>
  >;
};
type LinesTaken<A> = A extends { input: infer F }
  ? { [N in keyof F & string]: [LineOf<F[N]>] extends [never] ? never : N }[keyof F & string]
  : never;
type TakenInLines<A> = A extends { input: infer F }
  ? { [N in keyof F]: [LineOf<F[N]>] extends [never] ? never : keyof LineOf<F[N]> & string }[keyof F]
  : never;

/** The words that each button has, each section or paper; one without any is left out. */
type WordsOfEach<B, Word> = {
  readonly [K in keyof B as keyof B[K] & Word extends never ? never : K]: {
    readonly [W in keyof B[K] & Word]: string;
  };
};

/** The fields of each action that takes some. */
type Inputs<A> = {
  readonly [K in keyof A as A[K] extends { input: object } ? K : never]: A[K] extends { input: infer F }
    ? { readonly [N in keyof F]: string }
    : never;
};

/** `onPageOf`: of its shorter forms. */
type PublicFormWord = {
  readonly title: string;
  readonly file?: string;
  readonly onPageOf?: Readonly<Record<string, { readonly title: string }>>;
};

/**
 * The words of an entity in another language; the English stands in the entity. A field, a choice or an action's input without its word
 * does not compile, and neither does one too many. `one` and `many` name its records.
 */
export type Words<E> = {
  readonly one: string;
  readonly many: string;
  readonly fields: { readonly [K in keyof FieldsOf<E>]: string };
  readonly values: Choices<FieldsOf<E>> &
    LineChoices<FieldsOf<E>> &
    InputChoices<ActionsOf<E>> &
    InputChoices<TransitionsOf<E>>;
  readonly inputs: Inputs<ActionsOf<E>> & Inputs<TransitionsOf<E>> & LineWords<FieldsOf<E>> & InputLines<ActionsOf<E>>;
  readonly messages?: { readonly [K in keyof MessagesOf<E>]: string };
  readonly publicForm?: PublicFormWord;
} & (keyof TransitionsOf<E> extends never
  ? {}
  : {
      /** On the buttons. */
      readonly transitions: { readonly [K in keyof TransitionsOf<E>]: string };
    }) &
  (keyof ButtonsOf<E> extends never ? {} : { readonly buttons: WordsOfEach<ButtonsOf<E>, ButtonWord> }) &
  (keyof WordsOfEach<SectionsOf<E>, SectionWord> extends never
    ? {}
    : { readonly sections: WordsOfEach<SectionsOf<E>, SectionWord> }) &
  (keyof PapersOf<E> extends never ? {} : { readonly papers: WordsOfEach<PapersOf<E>, PaperWord> }) &
  (keyof TextsOf<E> extends never ? {} : { readonly texts: WordsOfEach<TextsOf<E>, SharedTextWord> }) &
  (keyof FiguresOf<E> extends never ? {} : { readonly figures: { readonly [K in keyof FiguresOf<E>]: string } });

/** The same without the particulars, as generic code reads it. */
export type EntityWords = {
  readonly one: string;
  readonly many: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly inputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly messages?: Readonly<Record<string, string>>;
  readonly transitions?: Readonly<Record<string, string>>;
  readonly buttons?: Readonly<Record<string, Readonly<Partial<Record<ButtonWord, string>>>>>;
  readonly sections?: Readonly<Record<string, Readonly<Partial<Record<SectionWord, string>>>>>;
  readonly publicForm?: PublicFormWord;
  readonly papers?: Readonly<Record<string, Readonly<Partial<Record<PaperWord, string>>>>>;
  readonly texts?: Readonly<Record<string, Readonly<Partial<Record<SharedTextWord, string>>>>>;
  readonly figures?: Readonly<Record<string, string>>;
};
