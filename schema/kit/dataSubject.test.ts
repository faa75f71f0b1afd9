import { expect, it } from 'vitest';
import { entities } from '../entities/index.ts';
import { outcomeOf, throughFields } from './dataSubject.ts';
import type { AnyEntity } from './defineEntity.ts';

const all = Object.values(entities as Record<string, AnyEntity>).filter(({ space = 'shop' }) => space === 'shop');

/** An account is its person's own. */
const apart = ['users'];

it('whatever a shop keeps with a number, an address or a contact says what becomes of it', () => {
  const reaches = ({ info, softReferences = {} }: AnyEntity) =>
    Object.values(info).filter(
      ({ kind, target, name }) =>
        ['mobile', 'phone', 'email'].includes(kind) ||
        (kind === 'ref' && target === 'contacts') ||
        softReferences[name] === 'contacts',
    );
  for (const entity of all) {
    const names = reaches(entity).map(({ name }) => name);
    if (entity.link || apart.includes(entity.name) || !names.length) continue;
    const { by = [], ...about } = entity.dataSubject ?? {};
    expect([...by, ...throughFields(about)].sort(), entity.name).toEqual(names.sort());
  }
});

it('what stays as a figure loses all by which it was found', () => {
  for (const { name, dataSubject } of all) {
    if (!dataSubject || outcomeOf(dataSubject) !== 'clears') continue;
    const { by = [], onErasure } = dataSubject;
    const { clears } = onErasure as { clears: Record<string, unknown> };
    expect(Object.keys(clears), name).toEqual(expect.arrayContaining([...by, ...throughFields(dataSubject)]));
  }
});
