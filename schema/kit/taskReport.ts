import type { ImportReport } from './importReport.ts';

/** A list that is written into a file behind a person's back, as it stands. */
export type ExportReport = {
  id: string;
  /** The entity's name in the schema. */
  entity: string;
  format: 'csv' | 'xlsx' | 'vcf';
  state: ImportReport['state'];
  done: number;
  /** Rows when it began. */
  total: number;
  problem: string | null;
  createdAt: string;
  endedAt: string | null;
  /** Until when the file can be had. */
  until: string | null;
};

export const taskKinds = ['import', 'export', 'message', 'letter'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** `waiting`: it begins by itself, at `startsAt`. `undoing`: an import that is being taken back. */
export type TaskState = 'waiting' | 'running' | 'completed' | 'failed' | 'canceled' | 'undoing' | 'undone';

/** What the person may do about it now. */
export const taskActions = ['report', 'cancel', 'again', 'undo', 'failedRows', 'download'] as const;
export type TaskAction = (typeof taskActions)[number];

/** Something that goes on behind somebody's back. */
export type Task = {
  id: string;
  kind: TaskKind;
  state: TaskState;
  /** Of an import or an export: the entity's name in the schema. */
  entity: string | null;
  /** Of an import its file, of a message its own, of a letter the person's. */
  name: string;
  by: { id: string; name: string } | null;
  done: number;
  /** 0 where nothing is counted. */
  total: number;
  /** Figures of its outcome, by name: `created`, `failed`, `delivered` ... */
  figures: Record<string, number>;
  problem: string | null;
  createdAt: string;
  startsAt: string | null;
  /** Of a file or a link: until when it is good. */
  until: string | null;
  actions: TaskAction[];
};
