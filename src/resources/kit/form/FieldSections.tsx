import { sectionsOf } from '../../../../schema/kit/sectionsOf.ts';
import { Asked } from '../inputs/Asked.tsx';
import type { OwnInputs } from '../inputs/kindInput.ts';
import { useEntity } from '../useEntity.ts';
import { Row } from './Section.tsx';
import { Sections } from './Sections.tsx';

type Props = {
  fields: readonly string[];
  inputs?: OwnInputs;
  /** The cursor starts in the first of them. */
  autoFocus: boolean;
};

/** The inputs of a form, as its entity lays them out. */
export function FieldSections({ fields, inputs, autoFocus }: Props) {
  const [first] = sectionsOf(useEntity(), fields)[0]?.rows[0] ?? [];
  const input = (name: string) => (
    <Asked key={name} name={name} inputs={inputs} autoFocus={autoFocus && name === first} />
  );
  return (
    <Sections fields={fields} isHelped>
      {rows => rows.map(row => (row.length > 1 ? <Row key={row[0]}>{row.map(input)}</Row> : input(row[0]!)))}
    </Sections>
  );
}
