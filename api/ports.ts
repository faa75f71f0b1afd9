/** Everything outside the API: it reaches the world through these interfaces and nothing else. */
import type { Said } from '../schema/words/said.ts';
import type { Chat } from './chat/port.ts';
import type { LicenseSigner } from './licenses/port.ts';
import type { Payments } from './payments/port.ts';
import type { Push } from './push/port.ts';
import type { Web } from './web.ts';
import type { ServerFigures } from '../schema/rules/serverFigures.ts';

export type Value = string | number | boolean | null | readonly string[];

/** One parameterised statement. The driver prepares each distinct `text` once per connection; an array becomes a PostgreSQL array. */
export type Statement = {
  text: string;
  values: readonly Value[];
  /**
   * What its result asks for, to be run before whatever comes behind it; `replies` are those of all before it and its own. Replies do not tell
   * of these.
   */
  next?: (result: Result, replies: readonly Result[]) => readonly Statement[];
};

/** `rows` hold PostgreSQL's own text form of each value, in select order; `count` is the number of rows touched or returned. */
export type Result = { rows: (string | null)[][]; count: number };

export type Run = (statements: readonly Statement[]) => Promise<Result[]>;

/** What PostgreSQL refused, by SQLSTATE. `constraint` carries no shard suffix. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  constructor(message: string, code: string, constraint?: string, detail?: string) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
    this.constraint = constraint;
    this.detail = detail;
  }
}

export interface Database {
  /** BEGIN, the statements, COMMIT in one pipeline with one Sync: all or nothing, one round trip. Throws DatabaseError. */
  batch: Run;
  /**
   * The same for reads that are short whatever the table holds. Those of several callers may travel in one pipeline, each in a
   * transaction of its own, and may be repeated.
   */
  read: Run;
  /** The same as `batch`, for changes that are short whatever the table holds. */
  write: Run;
  /** For work in which a later statement depends on an earlier reply. Commits when `work` resolves, rolls back when it throws. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /**
   * The same for calls: those of one queue wait for each other, the queues take turns, and what is too much is refused with
   * 503. Without a queue nothing is refused, as jobs need it.
   */
  inQueue(name: string): Database;
}

/** Another server that follows the database, for reads that may take long. */
export type Replica = {
  /** How far the database itself is: one row of one text. */
  readonly position: Statement;
  /** In one transaction, once it is as far as `position` says; null where it does not get there, or cannot be asked. */
  batch(position: string, statements: readonly Statement[]): Promise<Result[] | null>;
  inQueue(name: string): Replica;
};

/** The queue that goes ahead of all others: health and sign-in. */
export const urgent = 'urgent';

export type JobState = { id: string; data: Record<string, unknown>; signal: AbortSignal };

export interface Jobs {
  /** Queues a job inside the transaction of `run`, so that it exists exactly when the rows it speaks of do. It waits until `after`. */
  enqueue(run: Run, queue: string, data: Record<string, unknown>, after?: Date): Promise<void>;
  /** Handlers resume by themselves: a job whose process died, or whose signal fired before its handler returned, is handed out again. */
  work(queue: string, handler: (job: JobState) => Promise<void>): Promise<void>;
}

/** From one byte to another, both of them included. */
export type ByteRange = { from: number; to: number };

export interface Files {
  /** Durable (synced to disk) once resolved. Keys are made by the API: `[a-z0-9/._-]+`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Of the whole file in bytes; null when there is none. */
  size(key: string): Promise<number | null>;
  /** `size` is the whole file's, also where a range of it is asked for. */
  stream(key: string, range?: ByteRange): Promise<{ body: ReadableStream<Uint8Array>; size: number } | null>;
  /**
   * A part of a file that is not there yet, from `offset` on, as it arrives. Durable once resolved; of what `bytes` throws midway nothing
   * counts, and the part may be put again. Nobody reads it before the parts are joined.
   */
  putPart(key: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Makes one file of the parts, each `partSize` bytes long but the last; durable once resolved, and may be repeated. */
  joinParts(key: string, whole: { size: number; partSize: number }): Promise<void>;
  /** Parts that nobody has joined go too. */
  remove(key: string): Promise<void>;
}

/** Thrown by Pictures and Sheets for bytes that are not what they claim to be; `message` is fit for a person. */
export class UnreadableFile extends Error {
  readonly status: 400 | 413 | 415;
  readonly said: Said;
  constructor(said: Said, status: 400 | 413 | 415 = 400) {
    super('rule' in said ? said.english : said.key);
    this.said = said;
    this.name = 'UnreadableFile';
    this.status = status;
  }
}

export type Picture = { full: Uint8Array; thumbnail: Uint8Array; width: number; height: number };

export interface Pictures {
  /** Checks the magic bytes, re-encodes as WebP (longest side at most 2048 px, thumbnail 200 x 200 px) without metadata. Throws UnreadableFile. */
  process(file: Blob): Promise<Picture>;
}

export type Cell = string | number | boolean | null;
export type SheetCaller = { shop: string; isPatient?: boolean };

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
/** `sheet`: by its name; otherwise the first that is not hidden. */
export type SheetChoice = { sheet?: string | undefined; leavesHidden?: boolean | undefined };
/** A cell of several rows: the first of its rows, the last one, and its column, counted from 1. */
export type MergedCell = readonly [first: number, last: number, column: number];
/** The reader's knowledge of a file that rows do not show. The encoding is that of a CSV, all else is that of a workbook. */
export type SheetNotes = {
  encoding?: TextEncoding;
  sheets?: { name: string; isHidden: boolean }[];
  sheet?: string;
  /** Rows with content that the workbook does not show. */
  hiddenRows?: number;
  merged?: MergedCell[];
  /** Formulas whose result the file does not hold, and results that are errors. */
  withoutResult?: number;
};

export interface Sheets {
  /**
   * A CSV (UTF-8, UTF-16, Windows-1252; comma, semicolon, tab or pipe) or one sheet of an XLSX in slices of rows, the first row of the file first.
   * Blank rows before others are `[]`. Throws UnreadableFile, also after the first slices, and Refusal 503 when too many files wait, unless the
   * caller is patient. `onNotes` is called at the end of the file.
   */
  read(
    bytes: Uint8Array,
    caller: SheetCaller,
    choice?: SheetChoice,
    onNotes?: (notes: SheetNotes) => void,
  ): AsyncIterable<string[][]>;
  /** Rows as CSV text with CRLF; no cell can run as a formula. */
  csv(rows: readonly (readonly Cell[])[]): string;
  /** The same rows as a workbook with a bold header. */
  xlsx(rows: AsyncIterable<readonly (readonly Cell[])[]>): ReadableStream<Uint8Array>;
  /** Files as one ZIP archive, each read when the one before is written. */
  zip(files: AsyncIterable<{ name: string; content: ReadableStream<Uint8Array> }>): ReadableStream<Uint8Array>;
}

/** What a template makes papers of; `pictures` as they are stored, by the names that the papers have for them. */
export type Drawn = { papers: readonly unknown[]; pictures?: Readonly<Record<string, Uint8Array>> };

/** A document could not be drawn: by itself, or one of several. */
export class DrawingFault extends Error {
  override readonly name = 'DrawingFault';
}

export interface Documents {
  /**
   * Papers that a template of `api/papers` draws, one after the other, as PDF/A-2b. What is drawn many at a time is patient: it stands in
   * nobody's way. A character that no font has becomes a visible sign. Throws DrawingFault where one of them cannot be drawn, Refusal 503 where
   * it takes too long, and 501 where nothing is drawn.
   */
  pdf(template: string, drawn: Drawn, manner?: { isPatient?: boolean }): Promise<Uint8Array<ArrayBuffer>>;
  /** The same as one picture without script. */
  svg(template: string, drawn: Drawn): Promise<string>;
}

export interface Passwords {
  /** argon2id, as one PHC string. */
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** Whether it is among those that most people choose and whoever guesses tries first. */
  isCommon(password: string): Promise<boolean>;
}

export interface Secrets {
  /** 256 random bits, base64url. */
  token(): string;
  /** SHA-256 as hex. */
  digest(text: string | Uint8Array): string;
  /** The same of what comes piece by piece. */
  digesting(): { add(bytes: Uint8Array): void; hex(): string };
  /** HMAC-SHA-256 with this installation's key, base64url. */
  sign(text: string): string;
}

/** That something is worth reading again: ids, never contents, since whoever listens hears of every shop. */
export type Signal = {
  /** In that shop; without one wherever the person is. */
  shop?: string;
  /** For that person alone. */
  user?: string;
  /** `session`: whether the person may still be here. */
  resource: string;
  /** Of what is no entity: only whoever may list this one hears of it. */
  of?: string;
  id?: string;
  /** Which records a call changed, and under which id that stands in the history. */
  ids?: readonly string[];
  change?: string;
};

export interface Events {
  /** Has every process hear it soon, together with whatever else is told at that time. Nothing waits for it, and a crash may lose it. */
  tell(signal: Signal): void;
  /**
   * Hears what transactions of any process have told (`signalStatement`), once they have committed. 'lost': something may
   * have been missed; 'over': nothing more comes. Returns how to stop.
   */
  listen(listener: (signal: Signal | 'lost' | 'over') => void): () => void;
}

/** A file that goes along, as base64. */
export type Attachment = { name: string; type: string; base64: string };

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who reads what is answered; nobody does otherwise. */
  replyTo?: string;
  attachments?: readonly Attachment[];
};
/** `at`: when it was sent, ISO 8601. */
export type SentLetter = Letter & { id: string; at: string };

/** A definite no: nothing went out. `isFinal`: neither will it later. */
export class LetterRefusal extends Error {
  override readonly name = 'LetterRefusal';
  readonly isFinal: boolean;
  constructor(isFinal: boolean, cause: unknown) {
    super('The mail server did not take the letter', { cause });
    this.isFinal = isFinal;
  }
}

export interface Mail {
  /**
   * Resolves when the mail server has taken it, or when it lies safely in the outbox. Throws LetterRefusal where it did not take it; of
   * whatever else is thrown nobody knows.
   */
  send(letter: Letter): Promise<void>;
  /** The newest 50, newest first. Only where letters stay on this machine and may be shown to anybody. */
  outbox?(): Promise<SentLetter[]>;
}

/** What an issuer says of a person. `issuer` and `subject` together are theirs for ever; an e-mail is not. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  /** '' when unknown. */
  name: string;
  nonce: string;
};

export interface Identity {
  /** By which the issuer knows this site; '' where nobody can be asked. */
  clientId: string;
  /** Path of the issuer that runs on this site itself, in place of Google. */
  issuer?: string;
  /** Throws Refusal: 401 for a token that is not the issuer's, for this site and of now, 503 when its keys are out of reach. */
  verify(credential: string): Promise<Claims>;
}

/** How the site is reached from outside; links in letters are made from this, never from what a request says. */
export type Site = { readonly address: string };

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** UUIDv7, monotonic within the process. */
  next(): string;
  /** What nobody guesses, of 22 letters of base64url. */
  address(): string;
}

export interface Log {
  (level: 'info' | 'warn' | 'error', message: string, facts?: Record<string, unknown>): void;
}

export interface ServerFiguresPort {
  /** Of the process that is asked; jobs and messages of all. */
  read(): Promise<ServerFigures>;
}

export type Ports = {
  database: Database;
  replica?: Replica | undefined;
  jobs: Jobs;
  files: Files;
  pictures: Pictures;
  sheets: Sheets;
  documents: Documents;
  web: Web;
  passwords: Passwords;
  secrets: Secrets;
  mail: Mail;
  events: Events;
  chat: Chat;
  push: Push;
  payments: Payments;
  licenses: LicenseSigner;
  identity: Identity;
  site: Site;
  clock: Clock;
  ids: Ids;
  log: Log;
  serverFigures: ServerFiguresPort;
};
