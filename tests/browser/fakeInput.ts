import { en, en_IN, Faker } from '@faker-js/faker';
import { test } from '@playwright/test';
import { fakeRecord } from '../../mocks/fake.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { validate } from '../../schema/kit/validate.ts';
import { seed } from '../support/proofSize.ts';
import { demoRecords, own, type Device } from './support.ts';

type Fields = Record<string, unknown>;

/** What the schema's own fakes hold, under a name that nothing else has; records that are referred to by their names, since that is what a person sees. */
export async function fakeInput(entity: AnyEntity, { call }: Device): Promise<Fields> {
  const faker = new Faker({ locale: [en_IN, en] });
  // Each test its own, so that two fill in nothing that may be there once, and the same in each run.
  faker.seed([seed, ...Buffer.from(test.info().testId)]);
  const fields = Object.values(entity.info).flatMap(info => [info, ...Object.values(info.line ?? {})]);
  const targets = fields.filter(({ kind, required }) => kind === 'ref' && required);
  const titles = new Map<string, string[]>();
  for (const { target } of targets) {
    const { path, title } = (entities as Record<string, AnyEntity>)[target!]!;
    const records = await demoRecords<Record<string, string>>(call, path.replace('shops/:shopId/', ''), 20);
    titles.set(
      target!,
      records.map(record => record[title]!),
    );
  }
  const record = fakeRecord(entity, faker, target => titles.get(target) ?? []);
  const optionalRefs = Object.values(entity.info).filter(({ kind, required }) => kind === 'ref' && !required);
  for (const { name } of optionalRefs) record[name] = null;
  if (entity.info.email) record.email = `${own('walk').replace(' ', '.')}@example.com`;
  return entity.info[entity.title]!.kind === 'timestamp'
    ? record
    : { ...record, [namedBy(entity)]: ownName(entity, record) };
}

/** Whether the server numbers it, so that nobody writes its title. */
export const isNumbered = ({ series, title }: AnyEntity): boolean => series?.field === title;

/** The field in which a person writes what it is called. */
export const namedBy = (entity: AnyEntity): string =>
  isNumbered(entity) ? entity.search.find(name => name !== entity.title)! : entity.title;

/** A name that the schema takes: words with a number, letters alone, or a number. */
export function ownName(entity: AnyEntity, record: Fields): string {
  const { info } = entity;
  const named = namedBy(entity);
  const words = own('Walk').slice(0, info[named]!.max);
  const letters = words.replace(/\d/g, digit => 'ghijklmnop'[Number(digit)]!);
  const number = String(Math.floor(1e7 + Math.random() * 9e7));
  const problem = (name: string) => validate(entity, { ...record, [named]: name }, 'create').problems?.[named];
  const fit = [words, letters, number].find(name => !problem(name));
  if (!fit) throw new Error(`No name for one of ${entity.label.many}`);
  return fit;
}
