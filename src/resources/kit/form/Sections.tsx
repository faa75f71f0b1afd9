import type { ReactNode } from 'react';
import { sectionsOf } from '../../../../schema/kit/sectionsOf.ts';
import { useEntity } from '../useEntity.ts';
import { FoldedSection } from './FoldedSection.tsx';
import { Section } from './Section.tsx';

type Props = {
  fields: readonly string[];
  /** Of a form: the lines of help are read by whoever fills it. */
  isHelped?: boolean;
  children: (rows: readonly (readonly string[])[]) => ReactNode;
};

/** Fields in the sections of their entity, under the words of each. */
export function Sections({ fields, isHelped = false, children }: Props) {
  const entity = useEntity();
  const { resource, sections = {} } = entity;
  return sectionsOf(entity, fields).map(({ name, rows }) => {
    const words = name && sections[name]!.label ? `resources.${resource}.sections.${name}` : undefined;
    if (isHelped && name && words && sections[name]!.folded)
      return (
        <FoldedSection key={name} name={name} title={`${words}.label`} help={`${words}.help`} fields={rows.flat()}>
          {children(rows)}
        </FoldedSection>
      );
    return (
      <Section
        key={name ?? ''}
        title={words && `${words}.label`}
        help={isHelped && words ? `${words}.help` : undefined}
      >
        {children(rows)}
      </Section>
    );
  });
}
